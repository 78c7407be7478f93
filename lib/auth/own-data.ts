import 'server-only';
import { z } from 'zod';
import { logError } from '@/lib/log';
import { site } from '@/lib/site';
import { viewerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { ownData as messages } from '@/messages/auth/account';
import type { ZipEntry } from './zip';

/** The fields of the viewer's data that list files. */
const filesSchema = z.object({
  uploads: z
    .array(
      z.object({
        path: z.string(),
        bucket: z.string(),
        filename: z.string(),
        verified_at: z.string().nullable(),
        discarded_at: z.string().nullable(),
      }),
    )
    .default([]),
  applications: z.array(z.object({ cv_url: z.string(), cv_filename: z.string() })).default([]),
});

type StoredFile = { bucket: string; path: string; filename: string };

/** Returns all rows about the viewer by table. Throws for a visitor. */
export async function getOwnData(): Promise<unknown> {
  const { data } = await (await viewerClient()).rpc('own_data').throwOnError();
  return data;
}

/**
 * Yields a person's data as archive entries: a readme, the rows as JSON, and the files, each read when it is needed.
 */
export async function* ownDataEntries(data: unknown): AsyncGenerator<ZipEntry> {
  yield textEntry('README.txt', messages.readme({ siteName: site.name }));
  yield textEntry('data.json', JSON.stringify(data, null, 2));
  const usedNames = new Set<string>();
  for (const file of listFiles(data)) {
    const name = toUniqueName(file.filename, usedNames);
    const content = await openFile(file);
    yield content
      ? { name: `files/${name}`, content, isCompressed: true }
      : textEntry(messages.missingFilename({ name: `files/${name}` }), `${messages.readFailed}\n`);
  }
}

function listFiles(data: unknown): StoredFile[] {
  const { uploads, applications } = filesSchema.parse(data);
  const files = new Map<string, StoredFile>();
  for (const { path, bucket, filename, verified_at, discarded_at } of uploads)
    if (verified_at !== null && discarded_at === null) files.set(path, { bucket, path, filename });
  for (const { cv_url, cv_filename } of applications)
    files.set(cv_url, { bucket: 'applications', path: cv_url, filename: cv_filename });
  return [...files.values()];
}

async function openFile({ bucket, path }: StoredFile): Promise<ReadableStream<Uint8Array> | null> {
  const { data, error } = await serviceClient().storage.from(bucket).download(path).asStream();
  if (!error) return data as ReadableStream<Uint8Array>;
  logError('own data: file', error);
  return null;
}

/** Returns the filename without characters that could leave the folder, numbered if it is taken. */
function toUniqueName(filename: string, usedNames: Set<string>): string {
  const [, stem = 'file', extension = ''] =
    /^(.*?)(\.[^.]*)?$/s.exec(filename.replace(/[\\/:*?"<>|]/g, '_')) ?? [];
  let name = `${stem || 'file'}${extension}`;
  for (let count = 2; usedNames.has(name.toLowerCase()); count += 1) name = `${stem} (${count})${extension}`;
  usedNames.add(name.toLowerCase());
  return name;
}

const textEntry = (name: string, text: string): ZipEntry => ({
  name,
  content: [new TextEncoder().encode(text)],
});
