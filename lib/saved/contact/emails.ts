import 'server-only';
import { z } from 'zod';
import type { ComposeMail } from '@/lib/email/outbox';
import { contactRequest, contactResponse } from '@/lib/email/templates/contact-request';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';

const requestPayloadSchema = z.object({ requestId: z.guid(), manageToken: z.string() });
const responsePayloadSchema = z.object({ requestId: z.guid(), answer: z.enum(['accepted', 'declined']) });

/**
 * Composes the emails between companies and talents; null, for no email, if the request changed after it was queued.
 */
export const contactEmails: Readonly<Record<string, ComposeMail>> = {
  'contact-request': async (payload) => {
    const { requestId, manageToken } = requestPayloadSchema.parse(payload);
    const request = await getRequest(requestId);
    if (request?.status !== 'asked') return null;
    return contactRequest({
      fullName: request.talent.full_name,
      companyName: request.companyName,
      message: request.message,
      answerUrl: `${env().siteUrl}${routes.contactRequest(manageToken)}`,
    });
  },
  'contact-answer': async (payload) => {
    const { requestId, answer } = responsePayloadSchema.parse(payload);
    const request = await getRequest(requestId);
    // A talent who has hidden the profile by now is not named.
    if (request?.status !== answer || !request.talent.is_visible) return null;
    return contactResponse({
      talentName: request.talent.full_name,
      isAccepted: answer === 'accepted',
      savedTalentsUrl: `${env().siteUrl}${routes.savedTalents()}`,
    });
  },
};

async function getRequest(id: string) {
  const { data: request } = await serviceClient()
    .from('contact_requests')
    .select('status, message, employer_id, talent_id')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  if (!request) return null;
  const [company, talent] = await Promise.all([
    serviceClient()
      .from('employer_profiles')
      .select('company_name')
      .eq('user_id', request.employer_id)
      .maybeSingle()
      .throwOnError(),
    serviceClient()
      .from('job_seeker_profiles')
      .select('full_name, is_visible')
      .eq('id', request.talent_id)
      .maybeSingle()
      .throwOnError(),
  ]);
  if (!company.data || !talent.data) return null;
  return { ...request, companyName: company.data.company_name, talent: talent.data };
}
