import 'server-only';
import { z } from 'zod';
import type { ComposeMail } from '@/lib/email/outbox';
import { jobContact } from '@/lib/email/templates/job-contact';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { getJobContact } from './queries';

const payloadSchema = z.object({ manageToken: z.string() });

/** Composes the consent request to a contact; null if it was answered or replaced meanwhile. */
export const jobContactEmails: Readonly<Record<string, ComposeMail>> = {
  'job-contact': async (raw) => {
    const { manageToken } = payloadSchema.parse(raw);
    const question = await getJobContact(manageToken);
    if (question?.state !== 'pending') return null;
    return jobContact({
      companyName: question.companyName,
      answerUrl: `${env().siteUrl}${routes.jobContact(manageToken)}`,
    });
  },
};
