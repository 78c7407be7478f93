import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/** Pauses the alert with this token. True also a second time, false for an unknown token. */
export async function stopMailedAlert(token: string): Promise<boolean> {
  const { data } = await serviceClient().rpc('stop_alert', { token }).throwOnError();
  return data;
}

/** Suppresses alerts to an address after a bounce or a complaint. */
export async function suppressAddress(address: string, reason: 'bounce' | 'complaint'): Promise<void> {
  await serviceClient().rpc('suppress_address', { address, reason }).throwOnError();
}
