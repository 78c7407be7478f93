import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Pauses the alert with this token, or deletes it if it is unconfirmed. Returns true for a known token, even if the
 * alert is already paused.
 */
export async function stopMailedAlert(token: string): Promise<boolean> {
  const { data } = await serviceClient().rpc('stop_alert', { token }).throwOnError();
  return data;
}

/** Suppresses alerts to an address after a bounce or a complaint. */
export async function suppressAddress(address: string, reason: 'bounce' | 'complaint'): Promise<void> {
  await serviceClient().rpc('suppress_address', { address, reason }).throwOnError();
}
