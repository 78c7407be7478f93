'use server';

import { refresh, updateTag } from 'next/cache';
import { z } from 'zod';
import { tagsOfJob } from '@/lib/cache/cache-tags';
import { email, paragraph, wholeNumber } from '@/lib/forms/fields';
import { textsOf } from '@/lib/forms/read-form';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { refreshDecidedJobs, removeBannedJobs } from '@/lib/jobs/ended-jobs';
import { log } from '@/lib/log';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { accountActions as text } from '@/messages/operator/people';
import { deskAction } from './desk-action';

type Done = { message: string };

/** How many accounts `ban_domain` bans at most before it has to be asked again. */
const accountsPerCall = 200;

const reason = paragraph({ required: text.pleaseSayWhy, max: 2000 }).refine(
  (words) => words === '' || words.length >= 3,
  text.pleaseSayWhy,
);

/** Warns, suspends or bans an account, or lifts that. */
export const decideAccount = deskAction({
  name: 'decideAccount',
  schema: z.object({
    accountId: z.guid(),
    decision: z.enum(['warn', 'suspend', 'ban', 'lift'], text.pleaseChooseADecision),
    reason,
    days: wholeNumber(1, 999, text.pleaseTypeDays),
    also: z.enum(['address', 'domain', 'phone', 'browser', 'network']).array(),
  }),
  run: async ({ accountId, decision, reason, days, also }, { userId, role }): Promise<Done> => {
    if (also.includes('domain') && role !== 'administrator')
      throw new Refusal(text.domainsAreForAdministrators);
    const { error } = await adminClient().rpc('decide_account', {
      account_id: accountId,
      decision,
      reason,
      decided_by: userId,
      also,
      ...(days !== null && { until: new Date(Date.now() + days * 86_400_000).toISOString() }),
    });
    if (error) throw refusalOf(error) ?? error;
    await refreshPages();
    return { message: text.done[decision] };
  },
  failed: text.weCouldntSaveIt,
  read: (form) => ({
    ...textsOf(form, ['accountId', 'decision', 'reason', 'days']),
    also: form.getAll('also') as never,
  }),
});

/** Takes a job down, or shows it again. */
export const decideJob = deskAction({
  name: 'decideJob',
  schema: z.object({ jobId: z.guid(), decision: z.enum(['remove', 'approve']), reason }),
  run: async ({ jobId, decision, reason }, { userId }): Promise<Done> => {
    const { error } = await adminClient().rpc('decide_job', {
      job_id: jobId,
      decision,
      reason,
      decided_by: userId,
    });
    if (error) throw refusalOf(error) ?? error;
    await refreshPages();
    return { message: decision === 'remove' ? text.jobTakenDown : text.jobShown };
  },
  failed: text.weCouldntSaveIt,
  read: (form) => textsOf(form, ['jobId', 'decision', 'reason']),
});

/** Shuts out a domain and the accounts that have their addresses there. */
export const banDomain = deskAction({
  role: 'administrator',
  name: 'banDomain',
  schema: z.object({ domain: z.string().trim().min(1, text.pleaseTypeADomain).max(253), reason }),
  run: async ({ domain, reason }, { userId }): Promise<Done> => {
    let all = 0;
    for (let banned = accountsPerCall; banned === accountsPerCall; all += banned) {
      const { data, error } = await adminClient().rpc('ban_domain', { domain, reason, banned_by: userId });
      if (error) throw refusalOf(error) ?? error;
      banned = data;
    }
    await refreshPages();
    return { message: text.domainBanned(all) };
  },
  failed: text.weCouldntSaveIt,
  read: (form) => textsOf(form, ['domain', 'reason']),
});

/** Lets a domain in again that was shut out by itself. */
export const liftDomain = deskAction({
  role: 'administrator',
  name: 'liftDomain',
  schema: z.object({ domain: z.string().trim().min(1, text.pleaseTypeADomain).max(253), reason }),
  run: async ({ domain, reason }, { userId }): Promise<Done> => {
    const { error } = await adminClient().rpc('lift_domain', { domain, reason, lifted_by: userId });
    if (error) throw refusalOf(error) ?? error;
    refresh();
    return { message: text.domainLetIn };
  },
  failed: text.weCouldntSaveIt,
  read: (form) => textsOf(form, ['domain', 'reason']),
});

/** Makes an account's company a part of another one. */
export const mergeCompanies = deskAction({
  role: 'administrator',
  name: 'mergeCompanies',
  schema: z.object({
    accountId: z.guid(),
    into: email({ required: text.pleaseTypeTheAddress, invalid: text.pleaseTypeTheAddress }),
    reason,
  }),
  run: async ({ accountId, into, reason }, { userId }): Promise<Done> => {
    const { data, error } = await adminClient().rpc('merge_companies', {
      from_account: accountId,
      into_address: into,
      reason,
      merged_by: userId,
    });
    if (error) throw refusalOf(error) ?? error;
    await refreshPages();
    return { message: text.merged(data) };
  },
  failed: text.weCouldntSaveIt,
  read: (form) => textsOf(form, ['accountId', 'into', 'reason']),
});

/** Deletes an account and what goes with it, for whoever asked that of us. */
export const eraseAccount = deskAction({
  role: 'administrator',
  name: 'eraseAccount',
  schema: z.object({ accountId: z.guid(), confirmation: z.string().trim().max(254) }),
  run: async ({ accountId, confirmation }, { userId }): Promise<Done> => {
    const { data: jobs, error } = await adminClient().rpc('erase_account', {
      account_id: accountId,
      confirmation,
      operator_id: userId,
    });
    if (error) throw refusalOf(error) ?? error;
    for (const { id, slug, state_slug, city_slug } of jobs)
      for (const tag of tagsOfJob({
        id,
        slug,
        employerId: accountId,
        stateSlug: state_slug,
        citySlug: city_slug,
      }))
        updateTag(tag);
    return redirectAfterDeletion(routes.operator.people({ erased: 1 }));
  },
  failed: text.weCouldntSaveIt,
  read: (form) => textsOf(form, ['accountId', 'confirmation']),
});

/** Deletes what somebody without an account sent and has here, for whoever asked that of us. */
export const eraseGuest = deskAction({
  role: 'administrator',
  name: 'eraseGuest',
  schema: z.object({
    address: email({ required: text.pleaseTypeAnAddress, invalid: text.pleaseTypeAnAddress }),
  }),
  run: async ({ address }, { userId }): Promise<Done> => {
    const { data: erased } = await adminClient()
      .rpc('erase_guest', { address, operator_id: userId })
      .throwOnError();
    if (erased === 0) throw new Refusal(text.nothingOfGuest);
    return { message: text.guestErased(erased) };
  },
  failed: text.weCouldntSaveIt,
  read: (form) => textsOf(form, ['address']),
});

/** What was decided is in any case; the scheduled work makes anew what this does not get to. */
async function refreshPages(): Promise<void> {
  await Promise.all([removeBannedJobs(), refreshDecidedJobs()]).catch((thrown: unknown) =>
    log.warn({ err: thrown }, 'pages of what was decided'),
  );
  refresh();
}

const refusalOf = ({ message }: { message: string }): Refusal | null => {
  const sentence = Object.entries(text.refused).find(([code]) => code === message)?.[1];
  return sentence === undefined ? null : new Refusal(sentence);
};
