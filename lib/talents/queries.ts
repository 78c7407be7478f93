import 'server-only';
import { viewerClient } from '@/lib/supabase/server';
import type { TalentProfile } from './talent';
import { talentColumns, toTalentProfile } from './talent-row';

/** The viewer's talent profile; null if there is none. */
export async function getOwnTalentProfile(viewerId: string): Promise<TalentProfile | null> {
  const client = await viewerClient();
  const { data } = await client
    .from('job_seeker_profiles')
    .select(talentColumns)
    .eq('user_id', viewerId)
    .maybeSingle()
    .throwOnError();
  return data && toTalentProfile(data);
}
