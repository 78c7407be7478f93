import 'server-only';
import { Refusal } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { refusedWords } from '@/lib/trust/refused-words';
import { logoMessages } from '@/lib/uploads/logo';
import type { CompanyText } from './company';
import { companyMessages } from './company-messages';
import { toCompanyRow } from './company-row';

/**
 * Writes a person's company, whether it exists or not: two tabs that save at once leave one row, the later words in it.
 * `logo` is the address of a stored one, null takes it away, undefined keeps it.
 */
export async function storeCompany(
  client: DataClient,
  ownerId: string,
  company: CompanyText,
  logo: string | null | undefined,
): Promise<void> {
  const { error } = await client
    .from('employer_profiles')
    .upsert({ user_id: ownerId, ...toCompanyRow(company, logo) }, { onConflict: 'user_id' });
  if (error?.message === 'LOGO_MISSING')
    throw new Refusal(logoMessages.missing, { logo: logoMessages.missing });
  if (error?.message === 'INVITATION_REQUIRED') throw new Refusal(companyMessages.invitationRequired);
  if (error) throw refusedWords(error) ?? error;
}
