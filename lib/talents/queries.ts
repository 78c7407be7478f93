import 'server-only';
import { viewerClient } from '@/lib/supabase/server';
import type { TalentProfile } from './talent';
import { talentColumns, toTalentProfile } from './talent-row';

/** The talent profile of a viewer; null before there is one. */
export async function findOwnTalentProfile(viewerId: string): Promise<TalentProfile | null> {
  const client = await viewerClient();
  const { data } = await client
    .from('job_seeker_profiles')
    .select(talentColumns)
    .eq('user_id', viewerId)
    .maybeSingle()
    .throwOnError();
  return data && toTalentProfile(data);
}
