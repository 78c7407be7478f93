import 'server-only';
import { claims as configured } from '@/doorstep.config';
import { env } from '@/lib/env';
import { catalogClient } from '@/lib/supabase/catalog';
import { locale } from '@/messages/locale';
import { readSiteContents } from './contents';

/** How many jobs, neighborhoods and job seekers the home page speaks of, as it prints them. */
export type Claims = { jobs: string; neighborhoods: string; jobSeekers: string };

/** D3: what was written at the desk or in the configuration, real counts, or null for no claims. Throws when they cannot be counted. */
export async function readClaims(): Promise<Claims | null> {
  const { claims: written } = await readSiteContents();
  const claims = written ?? (env().claims === 'default' ? configured : 'counted');
  if (claims !== 'counted') return claims === 'none' ? null : claims;
  const { data } = await catalogClient().rpc('count_claims').throwOnError();
  const counted = data as { jobs: number; neighborhoods: number; job_seekers: number };
  return {
    jobs: counted.jobs.toLocaleString(locale),
    neighborhoods: counted.neighborhoods.toLocaleString(locale),
    jobSeekers: counted.job_seekers.toLocaleString(locale),
  };
}
