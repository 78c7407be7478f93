import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { logFault } from '@/lib/log';
import { adminClient } from '@/lib/supabase/admin';

/** The pages whose text an operator may write anew. */
export const legalPages = ['terms', 'privacy', 'cookies'] as const;

export type LegalPage = (typeof legalPages)[number];

const own = z.string().optional().catch(undefined);
const contentsSchema = z.object({
  banner: own,
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
  terms: own,
  privacy: own,
  cookies: own,
});

/** What operators wrote at the desk; what is missing is as doorstep.config.ts and the site itself have it. */
export type Contents = z.output<typeof contentsSchema>;

/** Kept until an operator writes something. Where it cannot be read, nothing is written. Never throws. */
export async function readSiteContents(): Promise<Contents> {
  try {
    return await cached(['contents'], [cacheTags.contents], readCurrent, 600);
  } catch (fault) {
    logFault('contents', fault);
    return {};
  }
}

async function readCurrent(): Promise<Contents> {
  const { data } = await adminClient().rpc('current_contents').throwOnError();
  return contentsSchema.parse(data);
}
