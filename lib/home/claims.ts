import 'server-only';
import { env } from '@/lib/env';
import { specifiedClaims } from '@/lib/site';
import { catalogClient } from '@/lib/supabase/catalog';
import { locale } from '@/messages/locale';

/** How many jobs, neighborhoods and job seekers the home page speaks of, as it prints them. */
export type Claims = { jobs: string; neighborhoods: string; jobSeekers: string };

/** D3: the specified copy, or real counts where the operator asks for them. Throws when they cannot be counted. */
export async function readClaims(): Promise<Claims> {
  if (env().claims === 'default') return specifiedClaims;
  const { data } = await catalogClient().rpc('count_claims').throwOnError();
  const counted = data as { jobs: number; neighborhoods: number; job_seekers: number };
  return {
    jobs: counted.jobs.toLocaleString(locale),
    neighborhoods: counted.neighborhoods.toLocaleString(locale),
    jobSeekers: counted.job_seekers.toLocaleString(locale),
  };
}
