import 'server-only';
import { viewerClient } from '@/lib/supabase/server';

/** Counts one opening of an open job's page; its employer's own looks do not count. */
export async function countJobView(id: string): Promise<void> {
  const client = await viewerClient();
  await client.rpc('count_job_view', { job_id: id }).throwOnError();
}
