'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { browserKey } from '@/lib/auth/browser-key';
import { noteTraces } from '@/lib/auth/shut-out';
import { findViewer } from '@/lib/auth/viewer';
import { findOwnCompany } from '@/lib/employers/queries';
import { formAction } from '@/lib/forms/form-action';
import { textOf, textsOf } from '@/lib/forms/read-form';
import { announceLater } from '@/lib/jobs/index-now';
import { metrics } from '@/lib/metrics';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { actions as text } from '@/messages/postings/form';
import { postJobMessages } from '@/messages/postings/messages';
import { silentContactSentence } from './contact/job-contact';
import { findSilentContacts } from './contact/queries';
import { toStoredForm } from './draft-row';
import { parseJobForm, readJobForm } from './job-form';
import { isSamePosting, type Posting } from './posting';
import { postingError } from './posting-error';
import { toJobColumns } from './posting-row';
import { findPosting } from './queries';
import { refreshTags, tagsShowing } from './refresh-job';
import { jobSchema } from './schema';
import { findTypedPlace } from './typed-place';

/** Posts the form: the job's address, also when this form posted it before (a double click, a retry, Back). */
export const postJob = formAction(
  defineAction({
    name: 'postJob',
    schema: findTypedPlace.pipe(jobSchema.safeExtend({ idempotencyKey: z.guid() })),
    access: async () => {
      const viewer = await findViewer();
      if (!viewer)
        throw new Refusal(postJobMessages.authenticationRequired, undefined, {
          href: routes.login(routes.postJob()),
          label: text.whatYouWroteIsSafe,
        });
      const company = await findOwnCompany(viewer.id);
      if (!company)
        throw new Refusal(postJobMessages.companyRequired, undefined, {
          href: routes.profile(),
          label: text.goToYourCompanyProfile,
        });
      return { viewer, company };
    },
    run: async ({ idempotencyKey, ...fields }, { viewer, company }) => {
      await browserKey();
      await noteTraces(viewer.id);
      const client = await viewerClient();
      const { data, error } = await client
        .from('jobs')
        .insert({
          ...toJobColumns(fields, new Date()),
          employer_id: viewer.id,
          // The database writes its own copy and its own slug.
          company_name: company.name,
          slug: '',
          idempotency_key: idempotencyKey,
        })
        .select('id, slug, status')
        .single();
      if (error?.code === '23505') {
        const job = await postedBefore(idempotencyKey, fields);
        // The first request may have been cut off between the insert and this.
        refreshTags(await tagsShowing({ ...job, companyName: job.company.name }));
        return {
          slug: job.slug,
          hold: job.hold,
          contact: await contactNote(fields.contactEmail, viewer.email),
        };
      }
      if (error) throw postingError(error) ?? error;
      metrics.postings.inc();
      // Nothing shows it, so nothing has to be fresh.
      if (data.status === 'held')
        return { slug: data.slug, hold: (await findPosting(data.id))?.hold ?? null, contact: null };
      refreshTags(
        await tagsShowing({
          ...data,
          employerId: viewer.id,
          title: fields.title,
          companyName: company.name,
          location: fields.location,
        }),
      );
      announceLater([{ slug: data.slug, location: fields.location }]);
      return { slug: data.slug, hold: null, contact: await contactNote(fields.contactEmail, viewer.email) };
    },
    failed: postJobMessages.failed,
  }),
  (form) => ({
    ...readJobForm(form),
    ...textsOf(form, ['place', 'idempotencyKey']),
  }),
);

/** Changes a posted job; its slug stays, and an address that it leaves behind leads to the new one. */
export const editJob = formAction(
  defineAction({
    name: 'editJob',
    schema: findTypedPlace.pipe(jobSchema.safeExtend({ id: z.guid() })),
    access: signedIn,
    run: async ({ id, ...fields }, viewer) => {
      const before = await findPosting(id);
      if (!before) throw new Refusal(postJobMessages.goneElsewhere);
      const old = { ...before, companyName: before.company.name };
      const oldTags = await tagsShowing(old);
      const client = await viewerClient();
      const { data, error } = await client
        .from('jobs')
        .update(toJobColumns(fields, new Date()))
        .eq('id', id)
        .eq('employer_id', viewer.id)
        .select('status')
        .maybeSingle();
      if (error) throw postingError(error) ?? error;
      if (!data) throw new Refusal(postJobMessages.goneElsewhere);
      const newTags = await tagsShowing({ ...old, title: fields.title, location: fields.location });
      refreshTags([...oldTags, ...newTags]);
      announceLater([before, { slug: before.slug, location: fields.location }]);
      return { isHeld: data.status === 'held' };
    },
    failed: postJobMessages.saveFailed,
  }),
  (form) => ({
    ...readJobForm(form),
    ...textsOf(form, ['place', 'id']),
  }),
);

/**
 * Keeps what is being written, for a reload and other devices; the last one to save wins. A form that has been posted, from
 * another tab say, is no draft any more: the answer is its job then.
 */
export const saveDraft = defineAction({
  name: 'saveDraft',
  schema: z.object({
    idempotencyKey: z.guid(),
    form: z.unknown().transform(parseJobForm),
    step: z.union([z.literal(1), z.literal(2)]),
    revision: z.number().int().nonnegative(),
    copyOf: z.guid().nullable(),
  }),
  access: signedIn,
  run: async (draft, viewer) => {
    const client = await viewerClient();
    const { data: kept } = await client
      .from('job_drafts')
      .upsert({
        employer_id: viewer.id,
        form: toStoredForm(draft),
        idempotency_key: draft.idempotencyKey,
      })
      .select('idempotency_key')
      .throwOnError();
    if (kept.length > 0) return { posted: null };
    const job = await findPosted(draft.idempotencyKey);
    return { posted: job && { slug: job.slug, title: job.title } };
  },
  failed: text.theDraftCouldNotBe,
});

/** Throws a draft away; the page then begins a new posting. */
export const discardDraft = async (form: FormData): Promise<void> => {
  await dropDraft({ idempotencyKey: textOf(form, 'idempotencyKey') });
  redirect(routes.postJob());
};

/** The same for a page whose code is there. */
export const dropDraft = defineAction({
  name: 'discardDraft',
  schema: z.object({ idempotencyKey: z.guid() }),
  access: signedIn,
  run: async ({ idempotencyKey }, viewer) => {
    const client = await viewerClient();
    await client
      .from('job_drafts')
      .delete()
      .eq('employer_id', viewer.id)
      .eq('idempotency_key', idempotencyKey)
      .throwOnError();
    return null;
  },
  failed: text.weCouldntDiscardTheDraft,
});

/** Lets the postings that send applications to a former address of the viewer's send them to the one of today. */
export const bringPostingsHome = async (): Promise<void> => {
  await movePostings(null);
  refresh();
};

const movePostings = defineAction({
  name: 'bringPostingsHome',
  schema: z.null(),
  access: signedIn,
  run: async () => {
    const client = await viewerClient();
    await client.rpc('bring_postings_home').throwOnError();
    return null;
  },
  failed: postJobMessages.saveFailed,
});

/** What its poster should know of a posting's contact: that it has not agreed; null when it has. */
async function contactNote(address: string, email: string): Promise<string | null> {
  const silent = (await findSilentContacts()).find((contact) => contact.address === address.toLowerCase());
  return silent ? silentContactSentence(silent, email) : null;
}

/** The job that the viewer's form with this key has posted; null when it has not. */
async function findPosted(key: string): Promise<Posting | null> {
  const client = await viewerClient();
  const { data: id } = await client.rpc('my_posted_job', { key }).throwOnError();
  return id === null ? null : findPosting(id);
}

/** The job that this form has posted. With other words in it, it is no repetition: that is said. */
async function postedBefore(key: string, fields: z.output<typeof jobSchema>): Promise<Posting> {
  const job = await findPosted(key);
  if (!job) throw new Error('A job with this key was there and is not any more.');
  if (!isSamePosting(job, fields))
    throw new Refusal(postJobMessages.postedBefore, undefined, {
      href: routes.employerJobs(),
      label: text.myJobPostings,
    });
  return job;
}
