import 'server-only';
import { z } from 'zod';
import { isToken } from '@/lib/forms/ids';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { type InterestedCompany, requestStatuses, toRequestStatus } from './contact-request';

/** The talent's view of the request with this token (32 bytes, hexadecimal); null if there is none. */
export async function getContactRequest(
  token: string,
): Promise<z.output<typeof contactRequestSchema> | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('get_contact_request', { manage_token: token }).throwOnError();
  return data === null ? null : contactRequestSchema.parse(data);
}

const contactRequestSchema = z.object({
  id: z.guid(),
  companyName: z.string(),
  industry: z.string(),
  city: z.string(),
  state: z.string(),
  message: z.string(),
  status: z.enum(requestStatuses),
  phone: z.string().nullable(),
});

/** The companies that saved the viewer's profile or requested contact, newest first. */
export async function listInterestedCompanies(): Promise<InterestedCompany[]> {
  const { data } = await (await viewerClient()).rpc('my_interested_companies').throwOnError();
  return data.map((row) => {
    const status = toRequestStatus(row.status);
    return {
      companyName: row.company_name,
      industry: row.industry,
      city: row.city,
      state: row.state,
      hasSaved: row.saved_at !== null,
      request: status && { id: row.request_id, message: row.message, status, phone: row.phone },
    };
  });
}

/** The names that the viewer hides from, alphabetically. */
export async function listHiddenCompanies(): Promise<string[]> {
  const { data } = await (await viewerClient())
    .from('hidden_companies')
    .select('company_name')
    .order('company_key')
    .throwOnError();
  return data.map(({ company_name }) => company_name);
}
