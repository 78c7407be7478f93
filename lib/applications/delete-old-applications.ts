import 'server-only';
import { applicationRetentionDays } from '@/lib/limits';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Deletes applications after the retention time, with their emails. The clean-up deletes the CVs later. Returns their
 * number.
 */
export async function deleteOldApplications(): Promise<number> {
  const { data } = await serviceClient()
    .rpc('delete_old_applications', {
      retention_days: applicationRetentionDays,
    })
    .throwOnError();
  return data;
}
