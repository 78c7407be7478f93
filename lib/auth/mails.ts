import 'server-only';
import { z } from 'zod';
import type { Compose } from '@/lib/email/outbox';
import { accountDeleted } from '@/lib/email/templates/account-deleted';
import { passwordChanged } from '@/lib/email/templates/password-changed';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';

/** How the mails about an account are written that the auth service does not send; nothing is left to be read then. */
export const accountMails: Readonly<Record<string, Compose>> = {
  'account-deleted': async (payload) => accountDeleted(gone.parse(payload)),
  'password-changed': async () => passwordChanged(`${env().siteUrl}${routes.login()}`),
};

const gone = z.object({
  jobs: z.number(),
  applications: z.number(),
  waiting: z.number(),
  sentApplications: z.number(),
  withApplications: z.boolean(),
});
