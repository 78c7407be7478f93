import 'server-only';
import { databaseSettings } from '@/lib/brand/database-settings';
import { serviceClient } from '@/lib/supabase/service';

/** Copies settings that the database needs into it. Returns the number of changed settings. */
export async function syncConfiguration(): Promise<number> {
  const { data } = await serviceClient()
    .rpc('sync_configuration', { configuration: databaseSettings })
    .throwOnError();
  return data;
}
