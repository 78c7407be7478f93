import { retention } from '@/doorstep.config';
import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Deletes alerts that guests didn't confirm in time. Returns their number. */
export async function deleteUnconfirmedAlerts(): Promise<number> {
  const { data } = await serviceClient()
    .rpc('delete_unconfirmed_alerts', { after_days: retention.unconfirmedAlertDays })
    .throwOnError();
  return data;
}
