import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Deletes the profile views from before yesterday; a step of the scheduled work. Returns their number. */
export async function deleteOldTalentViews(): Promise<number> {
  const { data } = await serviceClient().rpc('delete_old_talent_views').throwOnError();
  return data;
}
