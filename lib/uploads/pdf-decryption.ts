import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { type PdfDictionary, PdfName, PdfString, type PdfValue } from './pdf-objects';

/** Decrypts the stream of an object. */
export type Decrypt = (data: Buffer, id: [number: number, generation: number] | null) => Buffer;

/**
 * Returns a function that decrypts a PDF which opens without a password, such as one whose owner forbids printing
 * (ISO 32000-2, 7.6). Null if the file needs a password or has another encryption.
 */
export function createDecryption(encrypt: PdfDictionary, trailerId: PdfValue | undefined): Decrypt | null {
  const [version, revision] = [getNumber(encrypt, 'V') ?? 0, getNumber(encrypt, 'R') ?? 0];
  const filter = encrypt.get('Filter');
  if (!(filter instanceof PdfName && filter.text === 'Standard')) return null;
  const [firstId] = Array.isArray(trailerId) ? trailerId : [];
  const id = firstId instanceof PdfString ? firstId.bytes : Buffer.alloc(0);
  const key = revision >= 5 ? getAes256Key(encrypt, revision) : getLegacyKey(encrypt, version, revision, id);
  const method = version >= 4 ? getStreamMethod(encrypt) : 'V2';
  if (!key || method === null) return null;
  return (data, objectId) => {
    if (method === 'Identity') return data;
    if (method === 'AESV3') return decryptAes(data, key);
    const [number, generation] = objectId ?? [0, 0];
    const salt = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8]);
    const objectKey = md5(key, salt, method === 'AESV2' ? 'sAlT' : '').subarray(
      0,
      Math.min(16, key.length + 5),
    );
    return method === 'AESV2' ? decryptAes(data, objectKey) : rc4(objectKey, data);
  };
}

/** The standard's padding, which replaces an empty password. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** The key of revisions 2 to 4 for an empty password; null if the file has another password. */
function getLegacyKey(encrypt: PdfDictionary, version: number, revision: number, id: Buffer): Buffer | null {
  const [owner, user] = [getBytes(encrypt, 'O'), getBytes(encrypt, 'U')];
  if (revision < 2 || revision > 4 || !owner || !user) return null;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((getNumber(encrypt, 'P') ?? 0) | 0);
  const metadata = revision === 4 && encrypt.get('EncryptMetadata') === 'false' ? 'ffffffff' : '';
  const bits = version === 1 ? 40 : version === 4 ? 128 : (getNumber(encrypt, 'Length') ?? 40);
  const size = Math.min(16, Math.max(5, bits >> 3));
  let key = md5(padding, owner.subarray(0, 32), permissions, id, Buffer.from(metadata, 'hex'));
  for (let round = 0; revision >= 3 && round < 50; round += 1) key = md5(key.subarray(0, size));
  key = key.subarray(0, size);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32)) ? key : null;
  let check = md5(padding, id);
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return check.equals(user.subarray(0, 16)) ? key : null;
}

/** The key of revisions 5 and 6 (AES-256) for an empty password; null if the file has another password. */
function getAes256Key(encrypt: PdfDictionary, revision: number): Buffer | null {
  const [user, wrapped] = [getBytes(encrypt, 'U'), getBytes(encrypt, 'UE')];
  if (revision > 6 || !user || user.length < 48 || wrapped?.length !== 32) return null;
  const hash = revision === 5 ? sha256 : hardenedHash;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const decipher = createDecipheriv(
    'aes-256-cbc',
    hash(user.subarray(40, 48)),
    Buffer.alloc(16),
  ).setAutoPadding(false);
  return Buffer.concat([decipher.update(wrapped), decipher.final()]);
}

/** Algorithm 2.B of ISO 32000-2 for an empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** The encryption of streams in version 4 and later; null if it is unknown. */
function getStreamMethod(encrypt: PdfDictionary): 'Identity' | 'V2' | 'AESV2' | 'AESV3' | null {
  const filter = encrypt.get('StmF');
  const filters = encrypt.get('CF');
  if (filter === undefined || (filter instanceof PdfName && filter.text === 'Identity')) return 'Identity';
  const chosen = filter instanceof PdfName && filters instanceof Map ? filters.get(filter.text) : undefined;
  const method = chosen instanceof Map ? chosen.get('CFM') : undefined;
  const methods = ['V2', 'AESV2', 'AESV3'] as const;
  return methods.find((name) => method instanceof PdfName && method.text === name) ?? null;
}

/** Decrypts data that begins with its initialization vector. Ignores the padding, because inflate detects the end. */
function decryptAes(data: Buffer, key: Buffer): Buffer {
  const blocks = data.subarray(16, data.length - (data.length % 16));
  if (data.length < 32) return Buffer.alloc(0);
  const decipher = createDecipheriv(`aes-${key.length === 32 ? 256 : 128}-cbc`, key, data.subarray(0, 16));
  return decipher.setAutoPadding(false).update(blocks);
}

/** Written out here, because old PDFs need RC4 and Node's OpenSSL disables it. */
function rc4(key: Uint8Array, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

const md5 = (...parts: (Buffer | string)[]) => digest('md5', parts);
const sha256 = (...parts: (Buffer | string)[]) => digest('sha256', parts);

function digest(algorithm: string, parts: (Buffer | string)[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const getBytes = (dictionary: PdfDictionary, key: string): Buffer | null => {
  const value = dictionary.get(key);
  return value instanceof PdfString ? value.bytes : null;
};

const getNumber = (dictionary: PdfDictionary, key: string): number | null => {
  const value = dictionary.get(key);
  return typeof value === 'number' ? value : null;
};
