import 'server-only';
import { z } from 'zod';
import { type LegalPage, legalPages } from '@/lib/home/contents';
import { adminClient } from '@/lib/supabase/admin';

const names = ['banner', 'places', 'claims', ...legalPages] as const;

type ContentName = 'banner' | 'places' | 'claims' | LegalPage;

/** What a content said before; null is what the site itself says. */
export type ContentVersion = { id: number; words: string | null; writtenAt: string; by: string | null };

const written = z.union([
  z.string(),
  z.array(z.object({ label: z.string() })).transform((places) => places.map(({ label }) => label).join('\n')),
  z.record(z.string(), z.string()).transform((figures) => Object.values(figures).join(', ')),
  z.null(),
]);

/** The last versions of each content before the one that holds, newest first. Throws when the database does. */
export async function readContentVersions(): Promise<Record<ContentName, ContentVersion[]>> {
  const { data } = await adminClient().rpc('content_versions').throwOnError();
  const versionsOf = (name: ContentName) =>
    data
      .filter((version) => version.name === name)
      .map(({ id, value, written_at, written_by }) => ({
        id,
        words: written.catch(null).parse(value),
        writtenAt: written_at,
        by: written_by,
      }));
  return Object.fromEntries(names.map((name) => [name, versionsOf(name)])) as Record<
    ContentName,
    ContentVersion[]
  >;
}
