import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Forgets whose profile was read by whom before yesterday; a step of the scheduled work. How many. */
export async function forgetTalentViews(): Promise<number> {
  const { data } = await adminClient().rpc('forget_talent_views').throwOnError();
  return data;
}
