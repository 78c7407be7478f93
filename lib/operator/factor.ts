import 'server-only';
import { site } from '@/lib/site';
import type { DataClient } from '@/lib/supabase/types';

/** What an authenticator is set up with, by its camera or by hand. */
type NewFactor = { factorId: string; secret: string; address: string };

/** The factor that an account's codes are checked by; undefined before one is set up. */
export async function verifiedFactor(client: DataClient): Promise<string | undefined> {
  const { data, error } = await client.auth.getUser();
  if (error) throw error;
  return data.user.factors?.find(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
    ?.id;
}

/** A factor that waits for its first code; null where too many were begun within minutes. */
export async function beginFactor(client: DataClient): Promise<NewFactor | null> {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    issuer: site.name,
    // No two may have one name, and one that was not finished is forgotten after some minutes.
    friendlyName: `desk ${new Date().toISOString()}`,
  });
  if (error?.code === 'too_many_enrolled_mfa_factors') return null;
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, address: data.totp.uri };
}
