import 'server-only';
import { logFault } from '@/lib/log';
import { adminClient } from '@/lib/supabase/admin';
import { checkDomain } from './check';

/** Looked at in one run, all at once: it takes five seconds at most. */
const perRun = 20;

/** Looks again at proven domains whose month is over (D97). How many, and how many lost their mark. */
export async function recheckDomains(): Promise<{ checked: number; lost: number }> {
  const { data: due } = await adminClient()
    .rpc('claim_domain_checks', { max_domains: perRun })
    .throwOnError();
  const answers = await Promise.all(
    due.map((asked) =>
      checkDomain(asked, { isDue: true }).catch((thrown: unknown) => {
        logFault('recheckDomains', thrown);
        return null;
      }),
    ),
  );
  return { checked: due.length, lost: answers.filter((isProven) => isProven === false).length };
}
