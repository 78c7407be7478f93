import 'server-only';
import { logFault } from '@/lib/log';
import { publicClient } from './public';

const databaseTimeoutMs = 2000;

/** Whether a visitor's read reaches the database. A fault is told in the log under this name. */
export async function reachesDatabase(where: string): Promise<boolean> {
  try {
    const { error } = await publicClient()
      .rpc('is_job_open', { job_id: '00000000-0000-0000-0000-000000000000' })
      .abortSignal(AbortSignal.timeout(databaseTimeoutMs));
    if (error) logFault(where, error);
    return error === null;
  } catch (fault) {
    logFault(where, fault);
    return false;
  }
}
