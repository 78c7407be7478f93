import 'server-only';
import { z } from 'zod';
import type { Compose } from '@/lib/email/outbox';
import { caseDecided } from '@/lib/email/templates/case-decided';
import { companiesMerged } from '@/lib/email/templates/companies-merged';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { type CaseKind, caseKinds, decisions } from './case';

const payloadSchema = z.object({ decisionId: z.guid(), manageToken: z.string().optional() });
const decisionSchema = z.object({
  kind: z.enum(caseKinds),
  decision: z.enum(decisions),
  reason: z.string(),
  title: z.string().nullable(),
  isAppeal: z.boolean(),
});

const ownPages: Readonly<Record<CaseKind, () => string>> = {
  job: () => routes.employerJobs(),
  company: () => routes.profile(),
  profile: () => routes.profile(),
  message: () => routes.help(),
  account: () => routes.help(),
};

const mergedSchema = z.object({
  gone: z.string(),
  kept: z.string(),
  jobs: z.number(),
  reason: z.string(),
  isKept: z.boolean(),
});

/** How what an operator decided is told; not at all once the posting is gone. */
export const decisionMails: Readonly<Record<string, Compose>> = {
  'companies-merged': async (raw) =>
    companiesMerged({ ...mergedSchema.parse(raw), supportEmail: env().supportEmail }),
  'case-decided': async (raw) => {
    const { decisionId, manageToken } = payloadSchema.parse(raw);
    const { data } = await adminClient().rpc('find_decision', { decision_id: decisionId }).throwOnError();
    if (!data) return null;
    const decided = decisionSchema.parse(data);
    const { siteUrl, supportEmail } = env();
    return caseDecided({
      ...decided,
      url: `${siteUrl}${ownPages[decided.kind]()}`,
      appealUrl: manageToken === undefined ? null : `${siteUrl}${routes.appeal(manageToken)}`,
      supportEmail,
    });
  },
};
