import 'server-only';
import { applicationRetentionDays } from '@/lib/limits';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Deletes applications after the retention time, with their emails, and the remains of applications whose job was
 * deleted. Returns the number of both. The clean-up of uploads deletes the CVs later.
 */
export async function deleteOldApplications(): Promise<number> {
  const { data } = await serviceClient()
    .rpc('delete_old_applications', {
      retention_days: applicationRetentionDays,
    })
    .throwOnError();
  return data;
}
