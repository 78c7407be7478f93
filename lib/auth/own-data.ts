import 'server-only';
import { z } from 'zod';
import { logFault } from '@/lib/log';
import { site } from '@/lib/site';
import { adminClient } from '@/lib/supabase/admin';
import { viewerClient } from '@/lib/supabase/server';
import { ownData as messages } from '@/messages/auth/account';
import type { ZipEntry } from './zip';

/** What of one's own data says which files there are; everything else is passed on as it is. */
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

/** Everything that rows say about the viewer, by table, as the database tells its owner. Throws for a visitor. */
export async function readOwnData(): Promise<unknown> {
  const { data } = await (await viewerClient()).rpc('own_data').throwOnError();
  return data;
}

/** One's own data as the entries of an archive: a note, the rows as JSON, and the files, each read when it is due. */
export async function* ownDataEntries(data: unknown): AsyncGenerator<ZipEntry> {
  yield text('README.txt', messages.note({ siteName: site.name }));
  yield text('data.json', JSON.stringify(data, null, 2));
  const taken = new Set<string>();
  for (const file of filesOf(data)) {
    const name = freeName(file.filename, taken);
    const content = await openFile(file);
    yield content
      ? { name: `files/${name}`, content, isCompressed: true }
      : text(messages.missingFile({ name: `files/${name}` }), `${messages.weCouldntReadThisFile}\n`);
  }
}

function filesOf(data: unknown): StoredFile[] {
  const { uploads, applications } = filesSchema.parse(data);
  const files = new Map<string, StoredFile>();
  for (const { path, bucket, filename, verified_at, discarded_at } of uploads)
    if (verified_at !== null && discarded_at === null) files.set(path, { bucket, path, filename });
  for (const { cv_url, cv_filename } of applications)
    files.set(cv_url, { bucket: 'applications', path: cv_url, filename: cv_filename });
  return [...files.values()];
}

async function openFile({ bucket, path }: StoredFile): Promise<ReadableStream<Uint8Array> | null> {
  const { data, error } = await adminClient().storage.from(bucket).download(path).asStream();
  if (!error) return data as ReadableStream<Uint8Array>;
  logFault('own data: file', error);
  return null;
}

/** The file's own name, without anything that could lead out of the folder, and numbered when it came before. */
function freeName(filename: string, taken: Set<string>): string {
  const [, stem = 'file', extension = ''] =
    /^(.*?)(\.[^.]*)?$/s.exec(filename.replace(/[\\/:*?"<>|]/g, '_')) ?? [];
  let name = `${stem || 'file'}${extension}`;
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem} (${count})${extension}`;
  taken.add(name.toLowerCase());
  return name;
}

const text = (name: string, words: string): ZipEntry => ({
  name,
  content: [new TextEncoder().encode(words)],
});
