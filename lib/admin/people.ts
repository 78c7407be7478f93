import 'server-only';
import { z } from 'zod';
import { toIsoTime } from '@/lib/jobs/job-row';
import { serviceClient } from '@/lib/supabase/service';
import { caseKinds, decisions } from '@/lib/trust/case';

const time = z.string().transform(toIsoTime);

const postingSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  status: z.enum(['open', 'paused', 'closed', 'held']),
  /** True if it has expired. */
  isOver: z.boolean(),
  postedAt: time,
  accountId: z.string(),
});
export type PostingResult = z.infer<typeof postingSchema>;

const personSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  companyName: z.string().nullable(),
  fullName: z.string().nullable(),
  createdAt: time,
  isBanned: z.boolean().nullable(),
  openJobs: z.number(),
});
export type PersonResult = z.infer<typeof personSchema>;

const searchResultSchema = z.object({ people: personSchema.array(), jobs: postingSchema.array() });

/** The shortest search text that returns results. */
export const minSearchLength = 3;

/**
 * Searches accounts and jobs by part of a name, address or slug, or by a whole id. Records in the audit log which
 * accounts `adminId` found.
 */
export async function searchPeople(
  words: string,
  adminId: string,
): Promise<z.infer<typeof searchResultSchema>> {
  const { data } = await serviceClient().rpc('search_people', { words, admin_id: adminId }).throwOnError();
  return searchResultSchema.parse(data);
}

const banKinds = ['account', 'address', 'domain', 'phone', 'browser', 'network'] as const;

const accountSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  isConfirmed: z.boolean(),
  createdAt: time,
  lastSignInAt: time.nullable(),
  bannedUntil: time.nullable(),
  isAdmin: z.boolean(),
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
  bans: z.object({ kind: z.enum(banKinds), until: time.nullable() }).array(),
  identifiers: z.object({ kind: z.enum(banKinds), shown: z.string() }).array(),
});
export type AccountDetails = z.infer<typeof accountSchema>;

/** Returns the details of an account, or null if there is none. Records the view by `adminId` in the audit log. */
export async function getAccountDetails(id: string, adminId: string): Promise<AccountDetails | null> {
  if (!z.guid().safeParse(id).success) return null;
  const { data } = await serviceClient()
    .rpc('get_account_details', { account_id: id, admin_id: adminId })
    .throwOnError();
  return accountSchema.nullable().parse(data);
}

/** Returns the newest 100 domains that were banned directly, not together with an account. */
export async function listBannedDomains() {
  const { data } = await serviceClient().rpc('list_banned_domains').throwOnError();
  return data.map(({ banned_at, ...ban }) => ({ ...ban, bannedAt: toIsoTime(banned_at) }));
}

/**
 * Returns all rows about an account by table, or null if there is none. Records the export by `adminId` in the audit
 * log.
 */
export async function exportAccount(id: string, adminId: string): Promise<unknown> {
  if (!z.guid().safeParse(id).success) return null;
  const { data } = await serviceClient()
    .rpc('export_account', { account_id: id, admin_id: adminId })
    .throwOnError();
  return data;
}

/**
 * Returns the data that guests submitted with an address, or null if there is none. Records the export by `adminId` in
 * the audit log.
 */
export async function exportGuest(address: string, adminId: string): Promise<unknown> {
  const { data } = await serviceClient().rpc('export_guest', { address, admin_id: adminId }).throwOnError();
  return data;
}
