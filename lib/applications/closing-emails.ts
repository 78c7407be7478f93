import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Queues the emails to applicants of ended jobs who got no decision. Returns how many. */
export async function queueClosingEmails(): Promise<number> {
  const { data } = await serviceClient().rpc('write_closing_emails', {}).throwOnError();
  return data;
}
