import { digest } from '../../../platform/digest.ts';
import { inflate } from '../../../platform/inflate.ts';
import { WrongModel } from '../wrong-model.ts';

/** SHA-256 of each uncompressed model of `@tesseract.js-data/<language>/4.0.0_best_int`, by ISO 639-2 code. */
const digests = {
  eng: '5dc5d8d640a212c9d6184921ba103b186f50e0fed9ee716c53e6b312b400d747',
  deu: 'a1b72cc25753eac167edfef5af4448a8dc34973503a2265c34c84520f896eb03',
  fra: 'bf83833fa957ff0076f6aa93f69e3bdf7b014dea829ea0c0d6be6b48a3ceef6d',
  ita: '36ec897f5f1f489b257801881286167a79b99a16040c6fbc7e3e30f03821b10b',
  nld: '363c360db9838838ff7ed3d8b885b33acc0d61d37165708303cf8a81e50164f3',
  pol: '02b89cad819f1374631b4a3c92bdac79c214150f97a3686df78de6c8c30782db',
  por: '42fab1f017aedab69b92bdecc01bbb11166cd3b177575612ee860f8e2825ece0',
  spa: '0062377729b81cc268b1822f09eb1c08c09f3f7f1c6b422540b51555a7eeea70',
  ell: 'c8dc383cf201efee45b3f83bf3f8d005bf544ace6a937c46813de5196ea5d79f',
  ukr: 'c9bceda0ec7f1cd8dc7642ec62221395066b98359fa0e988d5db82ceae727892',
  bul: '8582d99f327aa5a5cf2ef5c1b2f33d9908ace710518565d6fcc5b1e899457383',
  ces: '8602be919dc0368d01255e1f03ba1003cffdca434f1ba5cc33cfec3ff72aaa32',
  swe: 'a4c33cbd23d988c84b5f9d5d5b2417fc16da061e3dc7b16acb904a4566088b14',
  tur: 'f0127d0f3745f9c65e2ae7ec6b23198fbe5aa186a61b35661426f5e1ef9dedd7',
  dan: '8caa660af31fe83225a341e525a9b591ed9c12fc42f23508834ddd3aa02360ed',
  nor: '4fd754e511aa9f88f4fd270c8b5f34bceff1c1a5ad639d52242c5f78fe1046a1',
  fin: '035636c84749b0a946d4c0c6faf12ff1768f189324a42183c08711abf3a3d50e',
  hun: 'f46ebe2687bc1f283a64e6e6ce5fd9a80db987dd5227257b2194bafc97c02f41',
  ron: 'd25de8fa98f58eb80365a5c53482a591caf02afd0719a57dcd5eaa081d48486b',
} as const;

const GZIP = [0x1f, 0x8b];

/**
 * A model as Tesseract takes it, from its file: some hosts send that inflated already.
 * Rejects with `WrongModel`.
 */
export async function openModel(language: string, file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = GZIP.every((byte, index) => file[index] === byte);
  const model = packed ? await inflate(file, 'gzip') : file;
  if ((await digest(model)) !== (digests as Readonly<Record<string, string>>)[language]) {
    throw new WrongModel(language);
  }
  return model;
}
