import 'server-only';
import { env } from '@/lib/env';
import { specifiedClaims } from '@/lib/site';
import { catalogClient } from '@/lib/supabase/catalog';

/** How many jobs, neighborhoods and job seekers the home page speaks of, as it prints them. */
export type Claims = { jobs: string; neighborhoods: string; jobSeekers: string };

/** D3: the specified copy, or real counts where the operator asks for them. Throws when they cannot be counted. */
export async function readClaims(): Promise<Claims> {
  if (env().claims === 'default') return specifiedClaims;
  const { data } = await catalogClient().rpc('count_claims').single().throwOnError();
  return {
    jobs: data.jobs.toLocaleString('en-US'),
    neighborhoods: data.neighborhoods.toLocaleString('en-US'),
    jobSeekers: data.job_seekers.toLocaleString('en-US'),
  };
}
