import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Forgets reports of long ago; a step of the scheduled work. How many. */
export async function forgetReports(): Promise<number> {
  const { data } = await adminClient().rpc('forget_reports').throwOnError();
  return data;
}
