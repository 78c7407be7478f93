import 'server-only';
import { site } from '@/lib/site';
import type { DataClient } from '@/lib/supabase/types';

/** The setup of an authenticator: `address` for the QR code, `secret` to type. */
type NewFactor = { factorId: string; secret: string; address: string };

/** Returns the factor that checks an account's codes; undefined if none is set up. */
export async function getVerifiedFactorId(client: DataClient): Promise<string | undefined> {
  const { data, error } = await client.auth.getUser();
  if (error) throw error;
  return data.user.factors?.find(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
    ?.id;
}

/** Creates a factor that is waiting for its first code; null if too many were created within minutes. */
export async function enrollFactor(client: DataClient): Promise<NewFactor | null> {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    issuer: site.name,
    // Names have to be unique. The auth service removes unverified factors after some minutes.
    friendlyName: `admin ${new Date().toISOString()}`,
  });
  if (error?.code === 'too_many_enrolled_mfa_factors') return null;
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, address: data.totp.uri };
}
