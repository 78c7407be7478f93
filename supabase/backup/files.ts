import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import type { Sql, TransactionSql } from 'postgres';
import { z } from 'zod';
import type { Manifest, OpenedBackup, partWriter } from './manifest.ts';

const fileShape = z.object({
  bucket: z.string(),
  path: z.string(),
  type: z.string(),
  cacheSeconds: z.string(),
  part: z.string(),
});
type File = z.infer<typeof fileShape>;

/** The storage service of a Supabase, as the holder of its secret key. */
export type Storage = ReturnType<typeof storageAt>;

export const storageAt = (url: string, secretKey: string) =>
  createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  }).storage;

/** Enough to keep the service busy, few enough to hold in memory: a file has 10 MB at most. */
const atOnce = 4;

/** Fetches every file that the database knows of; one that was deleted meanwhile is left out. */
export async function saveFiles(
  sql: TransactionSql,
  storage: Storage,
  parts: ReturnType<typeof partWriter>,
): Promise<Manifest['files']> {
  const objects = await sql<{ bucket: string; path: string; cache: string | null }[]>`
    select bucket_id as bucket, name as path, metadata ->> 'cacheControl' as cache from storage.objects order by 1, 2`;
  const files: File[] = [];
  await inTurns(objects, async ({ bucket, path, cache }, index) => {
    const { data, error } = await storage.from(bucket).download(path);
    if (error) {
      if ((await storage.from(bucket).exists(path)).data)
        throw new Error(`A file of ${bucket} cannot be read: ${error.message}`);
      return;
    }
    const part = `files/${String(index + 1).padStart(8, '0')}.gz`;
    await parts.write(part, Readable.from([Buffer.from(await data.arrayBuffer())]));
    files.push({ bucket, path, type: data.type, cacheSeconds: /\d+/.exec(cache ?? '')?.[0] ?? '3600', part });
  });
  const list = 'files.jsonl.gz';
  await parts.write(list, Readable.from(files.map((file) => `${JSON.stringify(file)}\n`)));
  return { count: files.length, list };
}

/** Uploads the files of a backup; with `only`, others that are there are deleted. */
export async function loadFiles(
  sql: Sql,
  storage: Storage,
  { manifest, read }: OpenedBackup,
  { only }: { only: boolean },
): Promise<void> {
  const lines = (await text(await read(manifest.files.list))).split('\n').filter(Boolean);
  const files = lines.map((line) => fileShape.parse(JSON.parse(line)));
  await inTurns(files, async ({ bucket, path, type, cacheSeconds, part }) => {
    const bytes = await buffer(await read(part));
    const { error } = await storage
      .from(bucket)
      .upload(path, bytes, { contentType: type, cacheControl: cacheSeconds, upsert: true });
    if (error) throw new Error(`A file could not be put into ${bucket}: ${error.message}`);
  });
  if (!only) return;
  const wanted = new Set(files.map(({ bucket, path }) => `${bucket}/${path}`));
  const there = await sql<{ bucket: string; path: string }[]>`
    select bucket_id as bucket, name as path from storage.objects`;
  const others = there.filter(({ bucket, path }) => !wanted.has(`${bucket}/${path}`));
  await inTurns(others, async ({ bucket, path }) => {
    const { error } = await storage.from(bucket).remove([path]);
    if (error) throw new Error(`A file of ${bucket} could not be deleted: ${error.message}`);
  });
}

async function inTurns<T>(all: readonly T[], act: (one: T, index: number) => Promise<void>): Promise<void> {
  const waiting = all.entries();
  const work = async () => {
    for (const [index, one] of waiting) await act(one, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
