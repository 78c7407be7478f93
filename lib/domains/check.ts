import 'server-only';
import { adminClient } from '@/lib/supabase/admin';
import { lookAtDomain } from './look';

type Asked = { account_id: string; domain: string; token: string };

/**
 * Looks at a company's domain and notes what is there. Whether it is proven now; null where another one was asked for meanwhile.
 * `isDue` is for looks by themselves, which alone can take a mark away.
 */
export async function checkDomain(
  { account_id, domain, token }: Asked,
  { isDue = false } = {},
): Promise<boolean | null> {
  const seen = await lookAtDomain(domain, token);
  const method = seen.dns === 'found' ? 'dns' : seen.file === 'found' ? 'file' : null;
  const { data, error } = await adminClient().rpc('note_domain_check', {
    account_id,
    token,
    // The generated types know nothing of null in an argument.
    method: method as string,
    seen,
    is_due: isDue,
  });
  if (error) throw error;
  return data;
}
