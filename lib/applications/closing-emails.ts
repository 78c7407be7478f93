import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Queues emails to applicants who got no decision before their job ended, and to all applicants of jobs that the site
 * took down. Returns the number of emails.
 */
export async function queueClosingEmails(): Promise<number> {
  const { data } = await serviceClient().rpc('write_closing_emails', {}).throwOnError();
  return data;
}
