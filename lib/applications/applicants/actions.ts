'use server';

import { refresh, updateTag } from 'next/cache';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { toBanError } from '@/lib/auth/bans';
import { cacheTags } from '@/lib/cache/cache-tags';
import { formAction } from '@/lib/forms/form-action';
import { getFormList, getFormTexts, isFieldChecked } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { toWordsError } from '@/lib/trust/words-error';
import { applicantMessages, actions as text } from '@/messages/applications/applicants';
import { noteIdSchema, noteSchema, replySchema, statusChangeSchema } from './schema';

const toNotFoundError = () => new UserError(applicantMessages.notFound);

/** Sets the status of an application to the viewer's own job. The button's value is the status. */
export const setApplicationStatus = formAction(
  defineAction({
    name: 'setApplicationStatus',
    schema: statusChangeSchema,
    access: signedIn,
    run: async ({ jobId, applicationId, status }) => {
      const client = await viewerClient();
      const { data } = await client
        .from('applications')
        .update({ status })
        .eq('job_id', jobId)
        .eq('id', applicationId)
        .select('id')
        .throwOnError();
      if (data.length === 0) throw toNotFoundError();
      // The job's page shows a reply record that counts this change.
      updateTag(cacheTags.job(jobId));
      refresh();
      return { status };
    },
    failureMessage: text.saveStatusFailed,
  }),
  (form) => getFormTexts(form, ['jobId', 'applicationId', 'status']),
);

/** Marks a new application to the viewer's own job as seen. A status changed meanwhile is kept. */
export const markSeen = formAction(
  defineAction({
    name: 'markSeen',
    schema: statusChangeSchema.omit({ status: true }),
    access: signedIn,
    run: async ({ jobId, applicationId }) => {
      const client = await viewerClient();
      await client
        .from('applications')
        .update({ status: 'seen' })
        .eq('job_id', jobId)
        .eq('id', applicationId)
        .eq('status', 'new')
        .throwOnError();
      refresh();
      return null;
    },
    failureMessage: text.saveStatusFailed,
  }),
  (form) => getFormTexts(form, ['jobId', 'applicationId']),
);

/** Adds a note that only the job's employer can read. */
export const addNote = formAction(
  defineAction({
    name: 'addNote',
    schema: noteSchema,
    access: signedIn,
    run: async ({ applicationId, body }) => {
      const client = await viewerClient();
      const { error } = await client
        .from('application_notes')
        .insert({ application_id: applicationId, body });
      // 42501: not the viewer's own job; 23503: deleted meanwhile.
      if (error?.code === '42501' || error?.code === '23503') throw toNotFoundError();
      if (error) throw error;
      refresh();
      return null;
    },
    failureMessage: text.saveNoteFailed,
  }),
  (form) => getFormTexts(form, ['jobId', 'applicationId', 'body']),
);

/** Deletes one of the viewer's own notes. Succeeds if it is deleted already. */
export const deleteNote = formAction(
  defineAction({
    name: 'deleteNote',
    schema: noteIdSchema,
    access: signedIn,
    run: async ({ noteId }) => {
      const client = await viewerClient();
      await client.from('application_notes').delete().eq('id', noteId).throwOnError();
      refresh();
      return null;
    },
    failureMessage: text.deleteNoteFailed,
  }),
  (form) => getFormTexts(form, ['noteId']),
);

/**
 * Emails a reply to the selected applicants who didn't get the same one before, and saves it as a template if
 * requested.
 */
export const replyToApplicants = formAction(
  defineAction({
    name: 'replyToApplicants',
    schema: replySchema,
    access: signedIn,
    run: async ({ jobId, applicationIds, kind, subject, body, isKept }, viewer) => {
      const client = await viewerClient();
      const { data, error } = await client.rpc('reply_to_applications', {
        job_id: jobId,
        application_ids: applicationIds,
        kind,
        subject,
        body,
      });
      if (error?.code === 'PT404') throw toNotFoundError();
      if (error?.code === 'PT429')
        throw new UserError(
          error.details ? applicantMessages.applicantLimitReached : applicantMessages.messageLimitReached,
        );
      if (error) throw toWordsError(error) ?? toBanError(error) ?? error;
      if (isKept) {
        await client
          .from('reply_templates')
          .upsert({ employer_id: viewer.id, kind, subject, body })
          .throwOnError();
      }
      updateTag(cacheTags.job(jobId));
      return data as { sent: number; held: number; repeated: number };
    },
    failureMessage: text.sendReplyFailed,
  }),
  (form) => ({
    ...getFormTexts(form, ['jobId', 'kind', 'subject', 'body']),
    applicationIds: getFormList(form, 'applicant'),
    isKept: isFieldChecked(form, 'isKept'),
  }),
);
