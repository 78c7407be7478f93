import { retention } from '@/doorstep.config';
import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Deletes mails that were sent or failed more than `mailDays` ago. Returns their number. */
export async function deleteOldMails(): Promise<number> {
  const { data } = await serviceClient()
    .rpc('delete_old_mails', { after_days: retention.mailDays })
    .throwOnError();
  return data;
}

/** Deletes address verifications after the days that the privacy page states. Returns their number. */
export async function deleteOldVerifiedAddresses(): Promise<number> {
  const { data } = await serviceClient()
    .rpc('delete_old_verified_addresses', { after_days: retention.addressProofDays })
    .throwOnError();
  return data;
}
