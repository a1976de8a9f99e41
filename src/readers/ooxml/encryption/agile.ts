import { cbc } from '@noble/ciphers/aes.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { child, parseXml, type XmlElement } from '../xml.ts';
import { type Decipher, damaged, unknownMethod } from './decipher.ts';
import { agree, type Hash, hashPassword, uint32 } from './password-hash.ts';

/** Bytes of version and flags before the XML (MS-OFFCRYPTO 2.3.4.10). */
const PREFIX = 8;
/** Office writes about 1,500 bytes. */
const LONGEST_DESCRIPTION = 64 * 1024;
/** Office hashes a password 100,000 times, a third of a second; the format allows ten million. */
const MOST_ROUNDS = 1_000_000;
const SEGMENT = 4096;
const PADDING = 0x36;

const hashes: Readonly<Record<string, Hash>> = { SHA1: sha1, SHA256: sha256, SHA384: sha384, SHA512: sha512 };

/** What each key that comes from the password is for (2.3.4.13). */
const purposes = {
  verifierInput: Uint8Array.of(0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79),
  verifierHash: Uint8Array.of(0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e),
  packageKey: Uint8Array.of(0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6),
};

/** Agile encryption, of Office 2010 and later; null where the password is not the one. */
export function openAgile(info: Uint8Array, password: string): Decipher | null {
  const root = describe(info.subarray(PREFIX));
  const data = method(child(root, 'keyData'));
  const encryptor = child(child(child(root, 'keyEncryptors'), 'keyEncryptor'), 'encryptedKey');
  const own = method(encryptor);
  const rounds = Number(encryptor?.attributes.spinCount);
  if (!(rounds >= 0 && rounds <= MOST_ROUNDS)) throw unknownMethod();
  const digest = hashPassword(own.hash, own.salt, password, rounds);
  const decrypt = (attribute: string, purpose: Uint8Array): Uint8Array => {
    const key = resize(own.hash(concatBytes(digest, purpose)), own.keyLength);
    return decryptCbc(key, resize(own.salt, own.blockSize), decodeBase64(encryptor?.attributes[attribute]));
  };
  const input = decrypt('encryptedVerifierHashInput', purposes.verifierInput).subarray(0, own.salt.length);
  const expected = decrypt('encryptedVerifierHashValue', purposes.verifierHash);
  if (!agree(own.hash(input), expected, own.hashLength)) return null;
  const key = decrypt('encryptedKeyValue', purposes.packageKey).subarray(0, data.keyLength);
  return (ciphertext) => decryptSegments(data, key, ciphertext);
}

function describe(bytes: Uint8Array): XmlElement {
  if (bytes.length > LONGEST_DESCRIPTION) throw damaged();
  return parseXml(new TextDecoder().decode(bytes).replace(/(?<!\0)\0+$/, ''), 'EncryptionInfo');
}

interface Method {
  readonly hash: Hash;
  /** Bytes, as the rest. */
  readonly hashLength: number;
  readonly keyLength: number;
  readonly blockSize: number;
  readonly salt: Uint8Array;
}

/** AES in cipher block chaining and a hash of the SHA family; Office offers no other by itself. */
function method(element: XmlElement | undefined): Method {
  const { cipherAlgorithm, cipherChaining, hashAlgorithm = '', ...numbers } = element?.attributes ?? {};
  const hash = Object.hasOwn(hashes, hashAlgorithm) ? hashes[hashAlgorithm] : undefined;
  const [keyLength, blockSize] = [Number(numbers.keyBits) / 8, Number(numbers.blockSize)];
  const isAes = cipherAlgorithm === 'AES' && [16, 24, 32].includes(keyLength) && blockSize === 16;
  if (!hash || !isAes || cipherChaining !== 'ChainingModeCBC') throw unknownMethod();
  const salt = decodeBase64(numbers.saltValue);
  return { hash, hashLength: Number(numbers.hashSize), keyLength, blockSize, salt };
}

/** Every segment has an initialisation vector by its number (2.3.4.15). */
function decryptSegments({ hash, salt, blockSize }: Method, key: Uint8Array, ciphertext: Uint8Array) {
  const plaintext = new Uint8Array(ciphertext.length);
  for (let at = 0; at < ciphertext.length; at += SEGMENT) {
    const vector = resize(hash(concatBytes(salt, uint32(at / SEGMENT))), blockSize);
    plaintext.set(decryptCbc(key, vector, ciphertext.subarray(at, at + SEGMENT)), at);
  }
  return plaintext;
}

function decryptCbc(key: Uint8Array, vector: Uint8Array, ciphertext: Uint8Array): Uint8Array {
  try {
    return cbc(key, vector, { disablePadding: true }).decrypt(ciphertext);
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Cut, or filled up, to a length. */
function resize(bytes: Uint8Array, length: number): Uint8Array {
  const fitted = new Uint8Array(length).fill(PADDING);
  fitted.set(bytes.subarray(0, length));
  return fitted;
}

function decodeBase64(text = ''): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch (cause) {
    throw damaged(cause);
  }
}
