import 'server-only';
import { applicationRetentionDays } from '@/lib/limits';
import { adminClient } from '@/lib/supabase/admin';

/** Erases applications to jobs that ended long enough ago, with their mails; the files follow with the clean-up. How many. */
export async function eraseOldApplications(): Promise<number> {
  const { data } = await adminClient()
    .rpc('erase_old_applications', {
      retention_days: applicationRetentionDays,
    })
    .throwOnError();
  return data;
}
