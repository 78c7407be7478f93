import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

/** Pauses the alert of a mail's secret, also a second time; false for an unknown secret. */
export async function stopMailedAlert(token: string): Promise<boolean> {
  const { data } = await adminClient().rpc('stop_alert', { token }).throwOnError();
  return data;
}

/** No alerts to an address any more, because mail to it came back or its owner complained. */
export async function stopAddress(address: string, reason: 'bounce' | 'complaint'): Promise<void> {
  await adminClient().rpc('stop_address', { address, reason }).throwOnError();
}
