import 'server-only';
import { UserError } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { toWordsError } from '@/lib/trust/words-error';
import { companyMessages } from '@/messages/employers';
import { logo as logoMessages } from '@/messages/uploads';
import type { CompanyInput } from './company';
import { toCompanyRow } from './company-row';

/**
 * Creates or updates a person's company with one statement, so that two tabs can save at once. `logo` is the URL of a
 * stored file, null to remove it or undefined to keep it. Throws a UserError for a missing logo or invitation and for
 * blocked words.
 */
export async function upsertCompany(
  client: DataClient,
  ownerId: string,
  company: CompanyInput,
  logo: string | null | undefined,
): Promise<void> {
  const { error } = await client
    .from('employer_profiles')
    .upsert({ user_id: ownerId, ...toCompanyRow(company, logo) }, { onConflict: 'user_id' });
  if (error?.message === 'LOGO_MISSING')
    throw new UserError(logoMessages.missing, { logo: logoMessages.missing });
  if (error?.message === 'INVITATION_REQUIRED') throw new UserError(companyMessages.invitationRequired);
  if (error) throw toWordsError(error) ?? error;
}
