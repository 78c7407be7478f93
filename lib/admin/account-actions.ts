'use server';

import { refresh, updateTag } from 'next/cache';
import { z } from 'zod';
import { getJobTags } from '@/lib/cache/cache-tags';
import { email, wholeNumber } from '@/lib/forms/fields';
import { getFormTexts } from '@/lib/forms/form-data';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { removeBannedJobs, revalidateModeratedJobs } from '@/lib/jobs/ended-jobs';
import { log } from '@/lib/log';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';
import { accountActions as text } from '@/messages/admin/people';
import { adminAction } from './admin-action';
import { reason } from './reason';

type Done = { message: string };

/** `ban_domain` bans at most this many accounts per call. */
const maxAccountsPerCall = 200;

const domainSchema = z.object({ domain: z.string().trim().min(1, text.domainRequired).max(253), reason });

/**
 * Warns, suspends or bans an account, or lifts its bans. `days` limits a suspension or ban. `also` lists kinds of
 * identifiers to ban with the account.
 */
export const decideAccount = adminAction({
  name: 'decideAccount',
  schema: z.object({
    accountId: z.guid(),
    decision: z.enum(['warn', 'suspend', 'ban', 'lift'], text.decisionRequired),
    reason,
    days: wholeNumber(1, 999, text.invalidDays),
    also: z.enum(['address', 'domain', 'phone', 'browser', 'network']).array(),
  }),
  run: async ({ accountId, decision, reason, days, also }, { userId, role }): Promise<Done> => {
    if (also.includes('domain') && role !== 'administrator')
      throw new UserError(text.domainsForAdministrators);
    const { error } = await serviceClient().rpc('decide_account', {
      account_id: accountId,
      decision,
      reason,
      decided_by: userId,
      identifier_kinds: also,
      ...(days !== null && { until: new Date(Date.now() + days * 86_400_000).toISOString() }),
    });
    if (error) throw toUserError(error) ?? error;
    await refreshPages();
    return { message: text.done[decision] };
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => ({
    ...getFormTexts(form, ['accountId', 'decision', 'reason', 'days']),
    also: form.getAll('also') as never,
  }),
});

/** Takes a job down ('remove') or restores it ('approve'), whether or not it has a case. */
export const decideJob = adminAction({
  name: 'decideJob',
  schema: z.object({ jobId: z.guid(), decision: z.enum(['remove', 'approve']), reason }),
  run: async ({ jobId, decision, reason }, { userId }): Promise<Done> => {
    const { error } = await serviceClient().rpc('decide_job', {
      job_id: jobId,
      decision,
      reason,
      decided_by: userId,
    });
    if (error) throw toUserError(error) ?? error;
    await refreshPages();
    return { message: decision === 'remove' ? text.jobTakenDown : text.jobShown };
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['jobId', 'decision', 'reason']),
});

/** Bans a domain and the accounts with an address there. */
export const banDomain = adminAction({
  role: 'administrator',
  name: 'banDomain',
  schema: domainSchema,
  run: async ({ domain, reason }, { userId }): Promise<Done> => {
    let total = 0;
    for (let banned = maxAccountsPerCall; banned === maxAccountsPerCall; total += banned) {
      const { data, error } = await serviceClient().rpc('ban_domain', { domain, reason, banned_by: userId });
      if (error) throw toUserError(error) ?? error;
      banned = data;
    }
    await refreshPages();
    return { message: text.domainBanned(total) };
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['domain', 'reason']),
});

/** Lifts a ban on a domain. Accounts that were banned with it stay banned. */
export const unbanDomain = adminAction({
  role: 'administrator',
  name: 'unbanDomain',
  schema: domainSchema,
  run: async ({ domain, reason }, { userId }): Promise<Done> => {
    const { error } = await serviceClient().rpc('unban_domain', { domain, reason, unbanned_by: userId });
    if (error) throw toUserError(error) ?? error;
    refresh();
    return { message: text.domainUnbanned };
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['domain', 'reason']),
});

/** Merges an account's company into the company of the account whose email address is `into`. */
export const mergeCompanies = adminAction({
  role: 'administrator',
  name: 'mergeCompanies',
  schema: z.object({
    accountId: z.guid(),
    into: email({ required: text.targetEmailRequired, invalid: text.targetEmailRequired }),
    reason,
  }),
  run: async ({ accountId, into, reason }, { userId }): Promise<Done> => {
    const { data, error } = await serviceClient().rpc('merge_companies', {
      from_account: accountId,
      into_address: into,
      reason,
      merged_by: userId,
    });
    if (error) throw toUserError(error) ?? error;
    await refreshPages();
    return { message: text.merged(data) };
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['accountId', 'into', 'reason']),
});

/** Deletes an account and its data at the owner's request. */
export const deleteAccountAsAdmin = adminAction({
  role: 'administrator',
  name: 'deleteAccountAsAdmin',
  schema: z.object({ accountId: z.guid(), confirmation: z.string().trim().max(254) }),
  run: async ({ accountId, confirmation }, { userId }): Promise<Done> => {
    const { data: jobs, error } = await serviceClient().rpc('delete_account_as_admin', {
      account_id: accountId,
      confirmation,
      admin_id: userId,
    });
    if (error) throw toUserError(error) ?? error;
    for (const { id, slug, state_slug, city_slug } of jobs)
      for (const tag of getJobTags({
        id,
        slug,
        employerId: accountId,
        stateSlug: state_slug,
        citySlug: city_slug,
      }))
        updateTag(tag);
    return redirectAfterDeletion(routes.admin.people({ erased: 1 }));
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['accountId', 'confirmation']),
});

/** Deletes the data that guests submitted with an address, at its owner's request. */
export const deleteGuestData = adminAction({
  role: 'administrator',
  name: 'deleteGuestData',
  schema: z.object({
    address: email({ required: text.emailRequired, invalid: text.emailRequired }),
  }),
  run: async ({ address }, { userId }): Promise<Done> => {
    const { data: deletedCount } = await serviceClient()
      .rpc('delete_guest_data', { address, admin_id: userId })
      .throwOnError();
    if (deletedCount === 0) throw new UserError(text.noGuestData);
    return { message: text.guestDataDeleted(deletedCount) };
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['address']),
});

/** Revalidates the affected pages. A failure doesn't undo the decision; the scheduled work tries again. */
async function refreshPages(): Promise<void> {
  await Promise.all([removeBannedJobs(), revalidateModeratedJobs()]).catch((error: unknown) =>
    log.warn({ err: error }, 'revalidate pages after a decision'),
  );
  refresh();
}

const toUserError = ({ message }: { message: string }): UserError | null => {
  const userMessage = Object.entries(text.errors).find(([code]) => code === message)?.[1];
  return userMessage === undefined ? null : new UserError(userMessage);
};
