import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { type Cipher, cipherOf, plain } from './cipher.ts';

const manifestShape = z.object({
  format: z.literal(1),
  doorstep: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      part: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** The list of files, one line of JSON each, is a part as well: their names may say something about people. */
  files: z.object({ count: z.number(), list: z.string() }),
  parts: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  /** With it the parts are encrypted (cipher.ts). */
  salt: z.string().optional(),
});

/** What a backup consists of, with a checksum of each part. */
export type Manifest = z.infer<typeof manifestShape>;

const fileName = 'manifest.json';

/** Writes the parts of a backup into a folder, each packed and, with a key, sealed. */
export function partWriter(folder: string, cipher: Cipher) {
  const parts: Manifest['parts'] = {};
  return {
    parts,
    async write(name: string, source: Readable): Promise<void> {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let bytes = 0;
      const measure = new Transform({
        transform(part: Buffer, _encoding, done) {
          hash.update(part);
          bytes += part.byteLength;
          done(null, part);
        },
      });
      await pipeline(source, createGzip(), cipher.seal(), measure, createWriteStream(file, { mode: 0o600 }));
      parts[name] = { bytes, sha256: hash.digest('hex') };
    },
  };
}

/** Last of all: a folder without a manifest is no backup. */
export function writeManifest(folder: string, manifest: Manifest, cipher: Cipher): void {
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  writeFileSync(path.join(folder, fileName), text, { mode: 0o600 });
  writeFileSync(path.join(folder, `${fileName}.mac`), `${cipher.mac(text)}\n`, { mode: 0o600 });
}

export type OpenedBackup = { manifest: Manifest; read(part: string): Promise<Readable> };

/** Reads a manifest and compares every part with its checksum, before anything is done with any of them. */
export async function openBackup(folder: string, keyFile: string | undefined): Promise<OpenedBackup> {
  const place = path.join(folder, fileName);
  if (!existsSync(place)) throw new Error(`${folder} is no backup: it has no ${fileName}.`);
  const text = readFileSync(place, 'utf8');
  const manifest = manifestShape.parse(JSON.parse(text));
  if (manifest.salt && !keyFile)
    throw new Error('This backup is encrypted. Name the file with its key: --key <file>.');
  // Or somebody could put an open one in the place of a sealed one.
  if (keyFile && !manifest.salt)
    throw new Error('This backup is not encrypted. Leave out --key if it should not be.');
  const cipher = manifest.salt && keyFile ? cipherOf(keyFile, manifest.salt) : plain;
  if (!isVouchedFor(cipher.mac(text), readFileSync(`${place}.mac`, 'utf8').trim()))
    throw new Error('The key is not that of this backup, or its manifest was changed.');
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.parts)) {
    const file = path.join(folder, name);
    const found = existsSync(file) ? await checksum(file) : undefined;
    if (found?.sha256 !== sha256 || found.bytes !== bytes)
      throw new Error(`${name} of this backup is ${found ? 'damaged' : 'missing'}: nothing was restored.`);
  }
  return {
    manifest,
    async read(part) {
      const opened = await cipher.open(path.join(folder, part));
      const unpacked = createGunzip();
      opened.on('error', (fault) => unpacked.destroy(fault));
      return opened.pipe(unpacked);
    },
  };
}

function isVouchedFor(expected: string, found: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(found)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}

async function checksum(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of createReadStream(file)) {
    hash.update(part);
    bytes += part.byteLength;
  }
  return { bytes, sha256: hash.digest('hex') };
}
