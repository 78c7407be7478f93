'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { recordFingerprints } from '@/lib/auth/bans';
import { getOrCreateBrowserKey } from '@/lib/auth/browser-key';
import { getViewer } from '@/lib/auth/viewer';
import { getOwnCompany } from '@/lib/employers/queries';
import { formAction } from '@/lib/forms/form-action';
import { getFormText, getFormTexts } from '@/lib/forms/form-data';
import { scheduleIndexNow } from '@/lib/jobs/index-now';
import { metrics } from '@/lib/metrics';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { actions as text } from '@/messages/postings/form';
import { postJobMessages } from '@/messages/postings/messages';
import { unconfirmedContactText } from './contact/job-contact';
import { listUnconfirmedContacts } from './contact/queries';
import { toStoredForm } from './draft-row';
import { parseFormData, parseStoredForm } from './job-form';
import { hasSameContent, type Posting } from './posting';
import { toPostingError } from './posting-error';
import { toJobColumns } from './posting-row';
import { getPosting } from './queries';
import { listJobTags, revalidateTags } from './revalidate-job';
import { jobSchema } from './schema';
import { resolveTypedPlace } from './typed-place';

/** Posts a job and returns its slug. If the form is submitted again (a double click, a retry), returns the same job. */
export const postJob = formAction(
  defineAction({
    name: 'postJob',
    schema: resolveTypedPlace.pipe(jobSchema.safeExtend({ idempotencyKey: z.guid() })),
    access: async () => {
      const viewer = await getViewer();
      if (!viewer)
        throw new UserError(postJobMessages.authenticationRequired, undefined, {
          href: routes.login(routes.postJob()),
          label: text.signInAgainLink,
        });
      const company = await getOwnCompany(viewer.id);
      if (!company)
        throw new UserError(postJobMessages.companyRequired, undefined, {
          href: routes.profile(),
          label: text.companyProfileLink,
        });
      return { viewer, company };
    },
    run: async ({ idempotencyKey, ...fields }, { viewer, company }) => {
      await getOrCreateBrowserKey();
      await recordFingerprints(viewer.id);
      const client = await viewerClient();
      const { data, error } = await client
        .from('jobs')
        .insert({
          ...toJobColumns(fields, new Date()),
          employer_id: viewer.id,
          // Required columns that the database overwrites.
          company_name: company.name,
          slug: '',
          idempotency_key: idempotencyKey,
        })
        .select('id, slug, status')
        .single();
      if (error?.code === '23505') {
        const job = await getJobPostedByForm(idempotencyKey, fields);
        // The first request may have failed between the insert and the revalidation.
        revalidateTags(await listJobTags({ ...job, companyName: job.company.name }));
        return {
          slug: job.slug,
          hold: job.hold,
          contact: await getContactNotice(fields.contactEmail, viewer.email),
        };
      }
      if (error) throw toPostingError(error) ?? error;
      metrics.postings.inc();
      // No page shows a held job, so there is nothing to revalidate.
      if (data.status === 'held')
        return { slug: data.slug, hold: (await getPosting(data.id))?.hold ?? null, contact: null };
      revalidateTags(
        await listJobTags({
          ...data,
          employerId: viewer.id,
          title: fields.title,
          companyName: company.name,
          location: fields.location,
        }),
      );
      scheduleIndexNow([{ slug: data.slug, location: fields.location }]);
      return {
        slug: data.slug,
        hold: null,
        contact: await getContactNotice(fields.contactEmail, viewer.email),
      };
    },
    failureMessage: postJobMessages.failed,
  }),
  (form) => ({
    ...parseFormData(form),
    ...getFormTexts(form, ['place', 'idempotencyKey']),
  }),
);

/** Updates a posted job. The slug stays, and if the place changes, the old URL redirects to the new one. */
export const editJob = formAction(
  defineAction({
    name: 'editJob',
    schema: resolveTypedPlace.pipe(jobSchema.safeExtend({ id: z.guid() })),
    access: signedIn,
    run: async ({ id, ...fields }, viewer) => {
      const posting = await getPosting(id);
      if (!posting) throw new UserError(postJobMessages.notYourPosting);
      const oldJob = { ...posting, companyName: posting.company.name };
      const oldTags = await listJobTags(oldJob);
      const client = await viewerClient();
      const { data, error } = await client
        .from('jobs')
        .update(toJobColumns(fields, new Date()))
        .eq('id', id)
        .eq('employer_id', viewer.id)
        .select('status')
        .maybeSingle();
      if (error) throw toPostingError(error) ?? error;
      if (!data) throw new UserError(postJobMessages.notYourPosting);
      const newTags = await listJobTags({ ...oldJob, title: fields.title, location: fields.location });
      revalidateTags([...oldTags, ...newTags]);
      scheduleIndexNow([posting, { slug: posting.slug, location: fields.location }]);
      return { isHeld: data.status === 'held' };
    },
    failureMessage: postJobMessages.saveFailed,
  }),
  (form) => ({
    ...parseFormData(form),
    ...getFormTexts(form, ['place', 'id']),
  }),
);

/**
 * Saves a draft, so that it survives reloads and appears on other devices. The last save wins. If the form was already
 * posted, for example in another tab, returns the job.
 */
export const saveDraft = defineAction({
  name: 'saveDraft',
  schema: z.object({
    idempotencyKey: z.guid(),
    form: z.unknown().transform(parseStoredForm),
    step: z.union([z.literal(1), z.literal(2)]),
    revision: z.number().int().nonnegative(),
    duplicatedFrom: z.guid().nullable(),
  }),
  access: signedIn,
  run: async (draft, viewer) => {
    const client = await viewerClient();
    const { data: saved } = await client
      .from('job_drafts')
      .upsert({
        employer_id: viewer.id,
        form: toStoredForm(draft),
        idempotency_key: draft.idempotencyKey,
      })
      .select('idempotency_key')
      .throwOnError();
    if (saved.length > 0) return { posted: null };
    const job = await getPostedJob(draft.idempotencyKey);
    return { posted: job && { slug: job.slug, title: job.title } };
  },
  failureMessage: text.saveDraftFailed,
});

/** Deletes a draft and opens a new form. Used without JavaScript. */
export const discardDraft = async (form: FormData): Promise<void> => {
  await deleteDraft({ idempotencyKey: getFormText(form, 'idempotencyKey') });
  redirect(routes.postJob());
};

/** Deletes a draft. Used with JavaScript. */
export const deleteDraft = defineAction({
  name: 'deleteDraft',
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
  failureMessage: text.discardDraftFailed,
});

/** Moves postings with a former address of the viewer to the current one. */
export const updatePostingsContact = async (): Promise<void> => {
  await updatePostingsContactAction(null);
  refresh();
};

const updatePostingsContactAction = defineAction({
  name: 'updatePostingsContact',
  schema: z.null(),
  access: signedIn,
  run: async () => {
    const client = await viewerClient();
    await client.rpc('update_postings_contact').throwOnError();
    return null;
  },
  failureMessage: postJobMessages.saveFailed,
});

/** A note for the employer, whose address is `email`, if the contact `address` has not agreed yet; else null. */
async function getContactNotice(address: string, email: string): Promise<string | null> {
  const unconfirmed = (await listUnconfirmedContacts()).find(
    (contact) => contact.address === address.toLowerCase(),
  );
  return unconfirmed ? unconfirmedContactText(unconfirmed, email) : null;
}

/** The viewer's job that was posted with this idempotency key; null if there is none. */
async function getPostedJob(key: string): Promise<Posting | null> {
  const client = await viewerClient();
  const { data: id } = await client.rpc('my_posted_job', { key }).throwOnError();
  return id === null ? null : getPosting(id);
}

/**
 * The job that was posted with this form's key. Throws a UserError if its content differs, because then another tab
 * posted it.
 */
async function getJobPostedByForm(key: string, fields: z.output<typeof jobSchema>): Promise<Posting> {
  const job = await getPostedJob(key);
  if (!job) throw new Error('The job posted with this key no longer exists.');
  if (!hasSameContent(job, fields))
    throw new UserError(postJobMessages.postedInAnotherTab, undefined, {
      href: routes.employerJobs(),
      label: text.myJobPostings,
    });
  return job;
}
