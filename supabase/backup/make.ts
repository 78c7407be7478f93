import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import packageFile from '../../package.json' with { type: 'json' };
import { cipherOf, newSalt, plain } from './cipher.ts';
import { saveFiles, storageAt } from './files.ts';
import { type Manifest, partWriter, writeManifest } from './manifest.ts';
import { saveTables } from './tables.ts';

/** A database and the Supabase that it belongs to. */
export type Place = { databaseUrl: string; supabaseUrl: string; secretKey: string };

/**
 * Writes database and files into a new folder below `to`, and answers it. The database is seen as of one moment, while the site
 * runs on; files come right after. A backup that breaks off leaves nothing behind.
 */
export async function makeBackup(
  place: Place,
  { to, keyFile }: { to: string; keyFile?: string },
): Promise<{ folder: string; manifest: Manifest }> {
  const madeAt = new Date().toISOString();
  const folder = path.join(to, `doorstep-${madeAt.replaceAll(/[:.]/g, '-')}`);
  const unfinished = `${folder}.unfinished`;
  const salt = keyFile ? newSalt() : undefined;
  const cipher = keyFile && salt ? cipherOf(keyFile, salt) : plain;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const sql = postgres(place.databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    const parts = partWriter(unfinished, cipher);
    const manifest = await sql.begin('isolation level repeatable read read only', async (transaction) => {
      const applied = await transaction<{ version: string }[]>`
        select version from supabase_migrations.schema_migrations order by version`;
      return {
        format: 1,
        doorstep: packageFile.version,
        madeAt,
        migrations: applied.map(({ version }) => version),
        ...(await saveTables(transaction, parts)),
        files: await saveFiles(transaction, storageAt(place.supabaseUrl, place.secretKey), parts),
        parts: parts.parts,
        ...(salt && { salt }),
      } satisfies Manifest;
    });
    writeManifest(unfinished, manifest, cipher);
    await rename(unfinished, folder);
    return { folder, manifest };
  } catch (fault) {
    await rm(unfinished, { recursive: true, force: true });
    throw fault;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
