import 'server-only';
import { z } from 'zod';
import type { Compose } from '@/lib/email/outbox';
import { jobContact } from '@/lib/email/templates/job-contact';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { findJobContact } from './queries';

const payloadSchema = z.object({ manageToken: z.string() });

/** How the question to a contact is written; one that is answered or replaced meanwhile is not asked. */
export const jobContactMails: Readonly<Record<string, Compose>> = {
  'job-contact': async (raw) => {
    const { manageToken } = payloadSchema.parse(raw);
    const question = await findJobContact(manageToken);
    if (question?.state !== 'asked') return null;
    return jobContact({
      companyName: question.companyName,
      answerUrl: `${env().siteUrl}${routes.jobContact(manageToken)}`,
    });
  },
};
