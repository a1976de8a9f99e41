import { digest } from '../../../platform/digest.ts';
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
} as const;

const GZIP = [0x1f, 0x8b];

/**
 * A model as Tesseract takes it, from its file: some hosts send that inflated already.
 * Rejects with `WrongModel`.
 */
export async function openModel(language: string, file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = GZIP.every((byte, index) => file[index] === byte);
  const model = packed ? await inflate(file) : file;
  if ((await digest(model)) !== (digests as Readonly<Record<string, string>>)[language]) {
    throw new WrongModel(language);
  }
  return model;
}

async function inflate(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
