import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Deletes a batch of the words that no open job has, so that spelling is not corrected to them. Returns the number. */
export async function deleteUnusedJobWords(): Promise<number> {
  const { data } = await serviceClient().rpc('delete_unused_job_words').throwOnError();
  return data;
}
