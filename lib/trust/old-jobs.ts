import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Keeps what jobs say that were posted before copies were looked for (D96); a step of the scheduled work. How many it looked at. */
export async function sketchOldJobs(): Promise<number> {
  const { data } = await adminClient().rpc('sketch_old_jobs').throwOnError();
  return data;
}
