import { DocumentError } from '../../../document/document-error.ts';
import { openAgile } from './agile.ts';
import { readStream } from './compound-file.ts';
import { type Decipher, damaged, unknownMethod, viewOf } from './decipher.ts';
import { openStandard } from './standard.ts';

/** Bytes before the ciphertext that give the length of the plaintext (MS-OFFCRYPTO 2.3.4.4). */
const LENGTH_FIELD = 8;

/**
 * The Office package inside an encrypted one (MS-OFFCRYPTO 2.3.4).
 * @param password empty for none.
 * @throws DocumentError `password_required`, `password_wrong`, `corrupt_file`, or `processing_failed` for a method that
 * is not Office's own AES.
 */
export function decryptPackage(bytes: Uint8Array<ArrayBuffer>, password: string): Uint8Array<ArrayBuffer> {
  const info = readStream(bytes, 'EncryptionInfo');
  const encrypted = readStream(bytes, 'EncryptedPackage');
  if (!info || !encrypted || info.length < LENGTH_FIELD || encrypted.length < LENGTH_FIELD) throw damaged();
  const decipher = open(info, password);
  const length = Number(viewOf(encrypted).getBigUint64(0, true));
  const ciphertext = encrypted.subarray(LENGTH_FIELD);
  if (length > ciphertext.length) throw damaged();
  return decipher(ciphertext).subarray(0, length);
}

function open(info: Uint8Array, password: string): Decipher {
  const [major, minor] = [viewOf(info).getUint16(0, true), viewOf(info).getUint16(2, true)];
  const method = major === 4 && minor === 4 ? openAgile : minor === 2 && major >= 2 && major <= 4 ? openStandard : null;
  if (!method) throw unknownMethod();
  if (password === '') {
    throw new DocumentError('password_required', 'This Office file is encrypted: send its password to have it read.');
  }
  const decipher = method(info, password);
  if (decipher) return decipher;
  throw new DocumentError('password_wrong', 'The password does not open this Office file: check it and try again.');
}
