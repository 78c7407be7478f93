'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { textsOf } from '@/lib/forms/read-form';
import { refreshDecidedJobs } from '@/lib/jobs/ended-jobs';
import { logFault } from '@/lib/log';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { domainActions as text } from '@/messages/domains';
import { checkDomain } from './check';
import { readDomain } from './domain';
import { findOwnDomain } from './own-domain';

const typedDomain = z
  .string(text.domainIsRequired)
  .trim()
  .min(1, text.domainIsRequired)
  .max(500, text.thatIsNoDomain)
  .transform((typed, context) => {
    const domain = readDomain(typed);
    if (domain) return domain;
    if (typed !== '') context.addIssue({ code: 'custom', message: text.thatIsNoDomain });
    return z.NEVER;
  });

/** The viewer, for whom we look at a domain not too often. */
async function mayAsk() {
  const viewer = await signedIn();
  await takeLimit('domain', await headers(), { subject: viewer.id, isKnown: true });
  return viewer;
}

/** Takes in which domain a company wants to show. An address of the account at it proves it at once. */
export const askDomain = formAction(
  defineAction({
    name: 'askDomain',
    schema: z.object({ domain: typedDomain }),
    access: mayAsk,
    run: async ({ domain }, { id }) => {
      const { error } = await adminClient().rpc('ask_domain', { account_id: id, ...domain });
      if (error) throw refusalOf(error) ?? error;
      await refreshPages();
      return null;
    },
    failed: text.failed,
  }),
  (form) => textsOf(form, ['domain']),
);

/** Looks whether the viewer's domain is proven now. */
export const checkOwnDomain = formAction(
  defineAction({
    name: 'checkOwnDomain',
    schema: z.object({}),
    access: mayAsk,
    run: async (_nothing, { id }): Promise<{ domain: string; isProven: boolean }> => {
      const own = await findOwnDomain();
      if (!own) throw new Refusal(text.nothingToCheck);
      const isProven = await checkDomain({ account_id: id, ...own }).catch((thrown) => {
        throw refusalOf(thrown) ?? thrown;
      });
      await refreshPages();
      return { domain: own.domain, isProven: isProven ?? false };
    },
    failed: text.failed,
  }),
  () => ({}),
);

/** Takes the viewer's domain away, and its mark from their pages. */
export const removeDomain = formAction(
  defineAction({
    name: 'removeDomain',
    schema: z.object({}),
    access: signedIn,
    run: async (_nothing, { id }) => {
      await adminClient().rpc('forget_domain', { account_id: id }).throwOnError();
      await refreshPages();
      return null;
    },
    failed: text.failed,
  }),
  () => ({}),
);

/** What is stored is stored: pages that this does not get to are made anew by the scheduled work. */
async function refreshPages(): Promise<void> {
  await refreshDecidedJobs().catch((fault: unknown) => logFault('domain', fault));
  refresh();
}

/** What only whoever runs the site can mend. */
const forUs: ReadonlySet<string> = new Set(['LOOKALIKE_DOMAIN', 'TAKEN_DOMAIN', 'DOMAIN_BARRED']);

function refusalOf({ message }: { message: string }): Refusal | null {
  const sentence = Object.entries(text.refused).find(([code]) => code === message)?.[1];
  if (sentence === undefined) return null;
  return new Refusal(
    sentence,
    { domain: sentence },
    forUs.has(message) ? { href: routes.help('contact'), label: text.contact } : undefined,
  );
}
