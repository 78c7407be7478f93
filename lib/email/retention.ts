import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Forgets mails that were sent or given up more than 30 days ago. How many. */
export async function forgetOldMails(): Promise<number> {
  const { data } = await adminClient().rpc('forget_old_mails').throwOnError();
  return data;
}

/** Forgets the counts of unasked emails after a day, and who proved to own an address after half a year. How many. */
export async function forgetMailProofs(): Promise<number> {
  const { data } = await adminClient().rpc('forget_mail_proofs').throwOnError();
  return data;
}
