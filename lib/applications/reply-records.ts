import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Looks at how employers reply, for the search that asks for those who do (D110). At how many. */
export async function keepReplyRecords(): Promise<number> {
  const { data } = await adminClient().rpc('keep_reply_records', {}).throwOnError();
  return data;
}
