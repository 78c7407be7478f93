import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Forgets alerts that no guest confirmed within 7 days. How many. */
export async function forgetUnconfirmedAlerts(): Promise<number> {
  const { data } = await adminClient().rpc('forget_unconfirmed_alerts').throwOnError();
  return data;
}
