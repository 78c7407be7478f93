import 'server-only';
import { z } from 'zod';
import { isoTime } from '@/lib/jobs/job-row';
import { adminClient } from '@/lib/supabase/admin';
import { caseKinds, decisions } from '@/lib/trust/case';

const time = z.string().transform(isoTime);

const postingSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  status: z.enum(['open', 'paused', 'closed', 'held']),
  isOver: z.boolean(),
  postedAt: time,
  accountId: z.string(),
});
export type FoundPosting = z.infer<typeof postingSchema>;

const personSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  companyName: z.string().nullable(),
  fullName: z.string().nullable(),
  createdAt: time,
  isShutOut: z.boolean().nullable(),
  openJobs: z.number(),
});
export type FoundPerson = z.infer<typeof personSchema>;

const foundSchema = z.object({ people: personSchema.array(), jobs: postingSchema.array() });

/** The shortest part of a name that finds something. */
export const shortestPart = 3;

/** Accounts and jobs by any part of a name, address or slug, or by a whole id. Whom `operatorId` found is noted in the audit. */
export async function findPeople(words: string, operatorId: string): Promise<z.infer<typeof foundSchema>> {
  const { data } = await adminClient().rpc('find_people', { words, operator_id: operatorId }).throwOnError();
  return foundSchema.parse(data);
}

const kinds = ['account', 'address', 'domain', 'phone', 'browser', 'network'] as const;

const accountSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  isConfirmed: z.boolean(),
  createdAt: time,
  lastSignInAt: time.nullable(),
  shutOutUntil: time.nullable(),
  isOperator: z.boolean(),
  company: z
    .object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      since: time,
      domain: z.string().nullable(),
    })
    .nullable(),
  profile: z
    .object({ id: z.string(), fullName: z.string(), headline: z.string(), isVisible: z.boolean() })
    .nullable(),
  sentApplications: z.number(),
  jobCount: z.number(),
  jobs: postingSchema.array(),
  openCases: z.object({ id: z.number(), kind: z.enum(caseKinds), openedAt: time }).array(),
  decisions: z
    .object({
      id: z.string(),
      decision: z.enum(decisions),
      kind: z.enum(caseKinds),
      reason: z.string(),
      decidedAt: time,
      by: z.string().nullable(),
    })
    .array(),
  bans: z.object({ kind: z.enum(kinds), until: time.nullable() }).array(),
  traits: z.object({ kind: z.enum(kinds), shown: z.string() }).array(),
});
export type DeskAccount = z.infer<typeof accountSchema>;

/** All about an account; null for an unknown one. That `operatorId` looked is noted in the audit. */
export async function readAccount(id: string, operatorId: string): Promise<DeskAccount | null> {
  if (!z.guid().safeParse(id).success) return null;
  const { data } = await adminClient()
    .rpc('read_account', { account_id: id, operator_id: operatorId })
    .throwOnError();
  return accountSchema.nullable().parse(data);
}

/** The domains that are shut out by themselves, newest first. */
export async function bannedDomains() {
  const { data } = await adminClient().rpc('banned_domains').throwOnError();
  return data.map(({ banned_at, ...ban }) => ({ ...ban, bannedAt: isoTime(banned_at) }));
}

/** Everything that rows say about an account, by table; null for an unknown one. That `operatorId` took it is noted in the audit. */
export async function exportAccount(id: string, operatorId: string): Promise<unknown> {
  if (!z.guid().safeParse(id).success) return null;
  const { data } = await adminClient()
    .rpc('export_account', { account_id: id, operator_id: operatorId })
    .throwOnError();
  return data;
}

/** What guests sent with an address and have there; null for nothing. That `operatorId` took it is noted in the audit. */
export async function exportGuest(address: string, operatorId: string): Promise<unknown> {
  const { data } = await adminClient()
    .rpc('export_guest', { address, operator_id: operatorId })
    .throwOnError();
  return data;
}
