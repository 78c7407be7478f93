import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Forgets some of the words that no open job has any more; misspelt ones are read as known words. How many. */
export async function forgetJobWords(): Promise<number> {
  const { data } = await adminClient().rpc('forget_job_words').throwOnError();
  return data;
}
