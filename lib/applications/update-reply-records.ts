import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Updates the employers' reply records, used by the filter for responsive employers (D110). Returns how many. */
export async function updateReplyRecords(): Promise<number> {
  const { data } = await serviceClient().rpc('update_reply_records', {}).throwOnError();
  return data;
}
