import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Writes the mails to applicants of closed jobs who were not answered. How many. */
export async function writeClosingEmails(): Promise<number> {
  const { data } = await adminClient().rpc('write_closing_emails', {}).throwOnError();
  return data;
}
