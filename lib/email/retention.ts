import { retention } from '@/doorstep.config';
import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Forgets mails that were sent or given up long enough ago. How many. */
export async function forgetOldMails(): Promise<number> {
  const { data } = await adminClient()
    .rpc('forget_old_mails', { after_days: retention.mailDays })
    .throwOnError();
  return data;
}

/** Forgets who proved to own an address after as many days as the privacy page says. How many. */
export async function forgetMailProofs(): Promise<number> {
  const { data } = await adminClient()
    .rpc('forget_mail_proofs', { after_days: retention.addressProofDays })
    .throwOnError();
  return data;
}
