import 'server-only';
import { z } from 'zod';
import type { ComposeMail } from '@/lib/email/outbox';
import { accountDeleted } from '@/lib/email/templates/account-deleted';
import { passwordChanged } from '@/lib/email/templates/password-changed';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';

/** The account emails that the auth service doesn't send. All their content is in the payload. */
export const accountMails: Readonly<Record<string, ComposeMail>> = {
  'account-deleted': async (payload) => accountDeleted(accountDeletedSchema.parse(payload)),
  'password-changed': async () => passwordChanged(`${env().siteUrl}${routes.login()}`),
};

const accountDeletedSchema = z.object({
  jobs: z.number(),
  applications: z.number(),
  waiting: z.number(),
  sentApplications: z.number(),
  withApplications: z.boolean(),
});
