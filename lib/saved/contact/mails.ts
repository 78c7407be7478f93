import 'server-only';
import { z } from 'zod';
import type { Compose } from '@/lib/email/outbox';
import { contactAnswer, contactRequest } from '@/lib/email/templates/contact-request';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';

const asked = z.object({ requestId: z.guid(), manageToken: z.string() });
const answered = z.object({ requestId: z.guid(), answer: z.enum(['accepted', 'declined']) });

/** How the mails between companies and talents are written; what has changed meanwhile is not sent. */
export const contactMails: Readonly<Record<string, Compose>> = {
  'contact-request': async (payload) => {
    const { requestId, manageToken } = asked.parse(payload);
    const request = await findRequest(requestId);
    if (request?.status !== 'asked') return null;
    return contactRequest({
      fullName: request.talent.full_name,
      companyName: request.companyName,
      message: request.message,
      answerUrl: `${env().siteUrl}${routes.contactRequest(manageToken)}`,
    });
  },
  'contact-answer': async (payload) => {
    const { requestId, answer } = answered.parse(payload);
    const request = await findRequest(requestId);
    // A talent who hid meanwhile is not named any more.
    if (request?.status !== answer || !request.talent.is_visible) return null;
    return contactAnswer({
      talentName: request.talent.full_name,
      isAccepted: answer === 'accepted',
      savedTalentsUrl: `${env().siteUrl}${routes.savedTalents()}`,
    });
  },
};

async function findRequest(id: string) {
  const { data: request } = await adminClient()
    .from('contact_requests')
    .select('status, message, employer_id, talent_id')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  if (!request) return null;
  const [company, talent] = await Promise.all([
    adminClient()
      .from('employer_profiles')
      .select('company_name')
      .eq('user_id', request.employer_id)
      .maybeSingle()
      .throwOnError(),
    adminClient()
      .from('job_seeker_profiles')
      .select('full_name, is_visible')
      .eq('id', request.talent_id)
      .maybeSingle()
      .throwOnError(),
  ]);
  if (!company.data || !talent.data) return null;
  return { ...request, companyName: company.data.company_name, talent: talent.data };
}
