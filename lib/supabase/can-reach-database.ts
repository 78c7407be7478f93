import 'server-only';
import { logError } from '@/lib/log';
import { publicClient } from './public';

const databaseTimeoutMs = 2000;

/** Whether an anonymous query succeeds within two seconds. Errors are logged under `where`. */
export async function canReachDatabase(where: string): Promise<boolean> {
  try {
    const { error } = await publicClient()
      .rpc('is_job_open', { job_id: '00000000-0000-0000-0000-000000000000' })
      .abortSignal(AbortSignal.timeout(databaseTimeoutMs));
    if (error) logError(where, error);
    return error === null;
  } catch (error) {
    logError(where, error);
    return false;
  }
}
