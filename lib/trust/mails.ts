import 'server-only';
import { z } from 'zod';
import type { ComposeMail } from '@/lib/email/outbox';
import { caseDecided } from '@/lib/email/templates/case-decided';
import { casesWaiting } from '@/lib/email/templates/cases-waiting';
import { companiesMerged } from '@/lib/email/templates/companies-merged';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';
import { type CaseKind, caseKinds, decisions } from './case';
import { countWaitingCases } from './waiting-cases';

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
  removedName: z.string(),
  remainingName: z.string(),
  jobs: z.number(),
  reason: z.string(),
  isRemaining: z.boolean(),
});

/** The emails to admins about open cases and to users about decisions; null if there is nothing to send. */
export const decisionMails: Readonly<Record<string, ComposeMail>> = {
  'cases-waiting': async () => {
    const { total, oldestSeconds } = await countWaitingCases();
    if (total === 0) return null;
    return casesWaiting({
      total,
      oldestHours: Math.floor(oldestSeconds / 3600),
      queueUrl: `${env().siteUrl}${routes.admin.queue()}`,
      signInUrl: `${env().siteUrl}${routes.login(routes.admin.queue())}`,
    });
  },
  'companies-merged': async (raw) =>
    companiesMerged({ ...mergedSchema.parse(raw), supportEmail: env().supportEmail }),
  'case-decided': async (raw) => {
    const { decisionId, manageToken } = payloadSchema.parse(raw);
    const { data } = await serviceClient().rpc('get_decision', { decision_id: decisionId }).throwOnError();
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
