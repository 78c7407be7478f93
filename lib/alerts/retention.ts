import { retention } from '@/doorstep.config';
import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Forgets alerts that no guest confirmed in time. How many. */
export async function forgetUnconfirmedAlerts(): Promise<number> {
  const { data } = await adminClient()
    .rpc('forget_unconfirmed_alerts', { after_days: retention.unconfirmedAlertDays })
    .throwOnError();
  return data;
}
