import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Deletes a batch of words that no open job contains, so that typos are not corrected to them. Returns how many. */
export async function deleteUnusedJobWords(): Promise<number> {
  const { data } = await serviceClient().rpc('delete_unused_job_words').throwOnError();
  return data;
}
