import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { logError } from '@/lib/log';
import { serviceClient } from '@/lib/supabase/service';

/** The legal pages whose text an admin can replace. */
export const legalPages = ['terms', 'privacy', 'cookies'] as const;

export type LegalPage = (typeof legalPages)[number];

const optionalText = z.string().optional().catch(undefined);
const contentsSchema = z.object({
  banner: optionalText,
  claims: z
    .union([
      z.enum(['counted', 'none']),
      z.object({ jobs: z.string(), neighborhoods: z.string(), jobSeekers: z.string() }),
    ])
    .optional()
    .catch(undefined),
  places: z
    .array(
      z.object({
        label: z.string(),
        state: z.string(),
        city: z.string(),
        neighborhood: z.string().nullable(),
      }),
    )
    .optional()
    .catch(undefined),
  terms: optionalText,
  privacy: optionalText,
  cookies: optionalText,
});

/** Contents set by an admin. For a missing field the page uses doorstep.config.ts or its own text. */
export type SiteContents = z.output<typeof contentsSchema>;

/** Cached until an admin saves contents. Returns no contents if they can't be loaded; never throws. */
export async function getSiteContents(): Promise<SiteContents> {
  try {
    return await cached(['contents'], [cacheTags.content], loadContents, 600);
  } catch (error) {
    logError('contents', error);
    return {};
  }
}

async function loadContents(): Promise<SiteContents> {
  const { data } = await serviceClient().rpc('current_contents').throwOnError();
  return contentsSchema.parse(data);
}
