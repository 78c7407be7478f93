import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Deletes reports after 180 days; a step of the scheduled work. Returns how many. */
export async function deleteOldReports(): Promise<number> {
  const { data } = await serviceClient().rpc('delete_old_reports').throwOnError();
  return data;
}
