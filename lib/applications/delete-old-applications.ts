import 'server-only';
import { applicationRetentionDays } from '@/lib/limits';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Deletes applications whose retention time is over, and their emails. The clean-up deletes the files later. Returns
 * how many.
 */
export async function deleteOldApplications(): Promise<number> {
  const { data } = await serviceClient()
    .rpc('delete_old_applications', {
      retention_days: applicationRetentionDays,
    })
    .throwOnError();
  return data;
}
