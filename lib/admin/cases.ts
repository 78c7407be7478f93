import 'server-only';
import { z } from 'zod';
import type { Job } from '@/lib/jobs/job';
import { type JobRow, toIsoTime, toJob } from '@/lib/jobs/job-row';
import { serviceClient } from '@/lib/supabase/service';
import { caseKinds, decisions } from '@/lib/trust/case';

const time = z.string().transform(toIsoTime);

const reasonSchema = z.object({
  rule: z.string(),
  weight: z.number(),
  words: z.string().optional(),
  source: z.string().optional(),
});
export type CaseReason = z.infer<typeof reasonSchema>;

const queuedCaseSchema = z.object({
  id: z.number(),
  subject_kind: z.enum(caseKinds),
  risk: z.number(),
  reasons: reasonSchema.array(),
  opened_at: time,
  question_sent_at: time.nullable(),
  title: z.string().nullable(),
  company_name: z.string().nullable(),
});
export type QueuedCase = z.infer<typeof queuedCaseSchema>;

/** Each list of the queue shows at most this many cases. */
export const maxQueueLength = 50;

/**
 * Returns the open cases in two lists: `awaitingDecision`, highest risk first, and `awaitingReply`, whose owners got
 * a question, oldest question first. `isMore`: a list was cut off.
 */
export async function listQueue() {
  const { data } = await serviceClient()
    .rpc('case_queue', { max_cases: maxQueueLength + 1 })
    .throwOnError();
  const cases = queuedCaseSchema.array().parse(data);
  const awaitingDecision = cases.filter(({ question_sent_at }) => question_sent_at === null);
  const awaitingReply = cases.filter(({ question_sent_at }) => question_sent_at !== null);
  return {
    awaitingDecision: awaitingDecision.slice(0, maxQueueLength),
    awaitingReply: awaitingReply.slice(0, maxQueueLength),
    isMore: awaitingDecision.length > maxQueueLength || awaitingReply.length > maxQueueLength,
  };
}

const pastDecisionSchema = z.object({
  decision: z.enum(decisions),
  kind: z.enum(caseKinds),
  reason: z.string(),
  decidedAt: time,
  caseId: z.number(),
  by: z.string().nullable(),
});

const accountSchema = z.object({
  email: z.string().nullable(),
  since: time,
  companyName: z.string().nullable(),
  companySince: time.nullable(),
  domain: z.string().nullable(),
  /** The number of jobs by status. */
  jobs: z.record(z.string(), z.number()),
  hires: z.number(),
  decisions: pastDecisionSchema.array(),
});
export type AccountHistory = z.infer<typeof accountSchema>;

/** Other postings that share an identifier of the kind `mark` with the case's job. */
const relatedGroupSchema = z.object({
  mark: z.enum(['email', 'domain', 'phone', 'text']),
  total: z.number(),
  postings: z
    .object({
      id: z.string(),
      title: z.string(),
      companyName: z.string(),
      status: z.enum(['open', 'paused', 'closed', 'held']),
      postedAt: time,
      isSameAccount: z.boolean(),
    })
    .array(),
});
export type RelatedGroup = z.infer<typeof relatedGroupSchema>;

const reportSchema = z.object({ reason: z.string(), note: z.string().nullable(), at: time });
export type CaseReport = z.infer<typeof reportSchema>;

/** The text of an appeal, and the decision that it is against. */
const appealSchema = z.object({
  words: z.string(),
  appealedAt: time,
  decision: z.enum(decisions),
  reason: z.string(),
  decidedAt: time,
  by: z.string().nullable(),
});
export type CaseAppeal = z.infer<typeof appealSchema>;

const caseSchema = z.object({
  case: z.object({
    id: z.number(),
    subject_kind: z.enum(caseKinds),
    subject_id: z.string(),
    account_id: z.string().nullable(),
    risk: z.number(),
    reasons: reasonSchema.array(),
    opened_at: time,
    question_sent_at: time.nullable(),
    closed_at: time.nullable(),
  }),
  subject: z.record(z.string(), z.unknown()).nullable(),
  account: accountSchema.nullable(),
  related: relatedGroupSchema.array(),
  reports: reportSchema.array(),
  appeal: appealSchema.nullable(),
  next: z.number().nullable(),
});
type AdminCase = Omit<z.infer<typeof caseSchema>, 'subject'> & { subject: CaseSubject | null };

const contactSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullish(),
});
const companySchema = z.object({
  company_name: z.string(),
  company_description: z.string(),
  industry: z.string(),
});
const profileSchema = z.object({
  full_name: z.string(),
  headline: z.string(),
  bio: z.string().nullable(),
  skills: z.string().array(),
});
const messageSchema = z.object({ messages: z.string().array() });
const personSchema = z.object({ email: z.string().nullable() });

/** The subject of a case, with the fields that the case page shows. */
export type CaseSubject =
  | { kind: 'job'; job: Job; contact: z.infer<typeof contactSchema> }
  | ({ kind: 'company' } & z.infer<typeof companySchema>)
  | ({ kind: 'profile' } & z.infer<typeof profileSchema>)
  | ({ kind: 'message' } & z.infer<typeof messageSchema>)
  | ({ kind: 'account' } & z.infer<typeof personSchema>);

/**
 * Returns a case with everything needed to decide it, or null if there is none. Records the view by `adminId` in the
 * audit log.
 */
export async function getCase(id: string, adminId: string): Promise<AdminCase | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const { data } = await serviceClient()
    .rpc('get_case', { case_id: Number(id), admin_id: adminId })
    .throwOnError();
  if (data === null) return null;
  const { subject, ...rest } = caseSchema.parse(data);
  return { ...rest, subject: subject && toSubject(rest.case.subject_kind, subject) };
}

function toSubject(kind: CaseSubject['kind'], row: Record<string, unknown>): CaseSubject {
  switch (kind) {
    case 'job':
      return { kind, job: toJob(row as JobRow), contact: contactSchema.parse(row.contact) };
    case 'company':
      return { kind, ...companySchema.parse(row) };
    case 'profile':
      return { kind, ...profileSchema.parse(row) };
    case 'message':
      return { kind, ...messageSchema.parse(row) };
    case 'account':
      return { kind, ...personSchema.parse(row) };
  }
}

/** Returns the id of the next case in the queue; after the last case, the first. Null if no other awaits a decision. */
export async function getNextCase(id: number): Promise<number | null> {
  const { data } = await serviceClient().rpc('next_case', { case_id: id }).throwOnError();
  return data;
}
