import 'server-only';
import { viewerClient } from '@/lib/supabase/server';

/** Counts one view of an open job's page. Views by its employer don't count. */
export async function recordJobView(id: string): Promise<void> {
  const client = await viewerClient();
  await client.rpc('record_job_view', { job_id: id }).throwOnError();
}
