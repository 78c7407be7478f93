import 'server-only';
import { claims as configured } from '@/doorstep.config';
import { env } from '@/lib/env';
import { catalogClient } from '@/lib/supabase/catalog';
import { locale } from '@/messages/locale';
import { getSiteContents } from './contents';

/** The home page's counts, formatted for display. */
export type Claims = { jobs: string; neighborhoods: string; jobSeekers: string };

/**
 * Returns the claims that an admin or the configuration has set (D3), or counted claims; null if the home page shows
 * none. Throws database errors.
 */
export async function getClaims(): Promise<Claims | null> {
  const { claims: savedClaims } = await getSiteContents();
  const claims = savedClaims ?? (env().claims === 'default' ? configured : 'counted');
  if (claims !== 'counted') return claims === 'none' ? null : claims;
  const { data } = await catalogClient().rpc('count_claims').throwOnError();
  const counted = data as { jobs: number; neighborhoods: number; job_seekers: number };
  return {
    jobs: counted.jobs.toLocaleString(locale),
    neighborhoods: counted.neighborhoods.toLocaleString(locale),
    jobSeekers: counted.job_seekers.toLocaleString(locale),
  };
}
