import 'server-only';
import { z } from 'zod';
import { legalPages } from '@/lib/home/contents';
import { serviceClient } from '@/lib/supabase/service';

const contentNames = ['banner', 'places', 'claims', ...legalPages] as const;

type ContentName = (typeof contentNames)[number];

/** An earlier version of an editable text of the site; `words` is null for the site's default. */
export type ContentVersion = { id: number; words: string | null; writtenAt: string; by: string | null };

const contentTextSchema = z.union([
  z.string(),
  z.array(z.object({ label: z.string() })).transform((places) => places.map(({ label }) => label).join('\n')),
  z.record(z.string(), z.string()).transform((figures) => Object.values(figures).join(', ')),
  z.null(),
]);

/** Returns the earlier versions of each editable text, newest first. Throws when the database fails. */
export async function listContentVersions(): Promise<Record<ContentName, ContentVersion[]>> {
  const { data } = await serviceClient().rpc('content_versions').throwOnError();
  const getVersions = (name: ContentName) =>
    data
      .filter((version) => version.name === name)
      .map(({ id, value, written_at, written_by }) => ({
        id,
        words: contentTextSchema.catch(null).parse(value),
        writtenAt: written_at,
        by: written_by,
      }));
  return Object.fromEntries(contentNames.map((name) => [name, getVersions(name)])) as Record<
    ContentName,
    ContentVersion[]
  >;
}
