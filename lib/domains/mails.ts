import 'server-only';
import { z } from 'zod';
import type { Compose } from '@/lib/email/outbox';
import { domainChecked } from '@/lib/email/templates/domain-checked';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';

const payloadSchema = z.object({
  domain: z.string(),
  what: z.enum(['missed-once', 'missed', 'address', 'taken', 'banned', 'barred']),
  reason: z.string().nullable(),
});

/** How a company learns that its domain was not found proven, or that its mark is gone. */
export const domainMails: Readonly<Record<string, Compose>> = {
  'domain-checked': async (raw) => {
    const { siteUrl, supportEmail } = env();
    return domainChecked({
      ...payloadSchema.parse(raw),
      url: `${siteUrl}${routes.profileDomain()}`,
      supportEmail,
    });
  },
};
