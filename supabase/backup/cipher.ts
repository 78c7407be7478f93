import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable, Transform } from 'node:stream';

/** What makes and opens the parts of one backup; its key is derived from what the operator keeps and the backup's salt. */
export type Cipher = {
  /** Wraps what passes through: a nonce of its own, the ciphertext, the tag. */
  seal(): Transform;
  /** The plain bytes of a part. */
  open(file: string): Promise<Readable>;
  /** Vouches for a manifest, and so for the checksums of all parts in it. */
  mac(text: string): string;
};

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Without a key parts are as they are, and a manifest is vouched for by nobody. */
export const plain: Cipher = {
  seal: () => new PassThrough(),
  open: async (file) => createReadStream(file),
  mac: () => '',
};

/** The text of a key file; throws in a sentence where there is none to speak of. */
export function readKeyFile(keyFile: string): string {
  const make = 'Make one: `openssl rand -hex 32`, and keep a copy of it elsewhere.';
  let text: string;
  try {
    text = readFileSync(keyFile, 'utf8').trim();
  } catch (cause) {
    throw new Error(`The key ${keyFile} cannot be read. ${make}`, { cause });
  }
  if (text.length < 32) throw new Error(`The key in ${keyFile} is shorter than 32 characters. ${make}`);
  return text;
}

/** AES-256-GCM under a key that scrypt makes of the key file's text. */
export function cipherOf(keyFile: string, salt: string): Cipher {
  const secret = readKeyFile(keyFile);
  const derived = scryptSync(secret, Buffer.from(salt, 'hex'), 64, { N: 2 ** 15, maxmem: 2 ** 26 });
  const [key, macKey] = [derived.subarray(0, 32), derived.subarray(32)];
  return {
    seal() {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      let hasBegun = false;
      const begin = (stream: Transform) => {
        if (!hasBegun) stream.push(nonce);
        hasBegun = true;
      };
      return new Transform({
        transform(part, _encoding, done) {
          begin(this);
          done(null, cipher.update(part));
        },
        flush(done) {
          begin(this);
          this.push(cipher.final());
          done(null, cipher.getAuthTag());
        },
      });
    },
    async open(file) {
      const handle = await open(file);
      const { size } = await handle.stat();
      const read = async (length: number, at: number) =>
        (await handle.read(Buffer.alloc(length), 0, length, at)).buffer;
      const decipher = createDecipheriv(algorithm, key, await read(nonceBytes, 0));
      decipher.setAuthTag(await read(tagBytes, size - tagBytes));
      await handle.close();
      // An empty part has nothing between the two.
      const end = size - tagBytes - 1;
      if (end < nonceBytes) {
        decipher.end();
        return decipher;
      }
      const sealed = createReadStream(file, { start: nonceBytes, end });
      sealed.on('error', (fault) => decipher.destroy(fault));
      return sealed.pipe(decipher);
    },
    mac: (text) => createHmac('sha256', macKey).update(text).digest('hex'),
  };
}

export const newSalt = (): string => randomBytes(16).toString('hex');
