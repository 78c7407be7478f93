'use server';

import { refresh, updateTag } from 'next/cache';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { shutOutError } from '@/lib/auth/shut-out';
import { cacheTags } from '@/lib/cache/cache-tags';
import { formAction } from '@/lib/forms/form-action';
import { isTicked, listOf, textsOf } from '@/lib/forms/read-form';
import { Refusal } from '@/lib/result';
import { viewerClient } from '@/lib/supabase/server';
import { refusedWords } from '@/lib/trust/refused-words';
import { applicantMessages, actions as text } from '@/messages/applications/applicants';
import { answerSchema, moveSchema, noteIdSchema, noteSchema } from './schema';

const gone = () => new Refusal(applicantMessages.gone);

/** Moves an application of one's own job; the button's value is the status. */
export const setApplicationStatus = formAction(
  defineAction({
    name: 'setApplicationStatus',
    schema: moveSchema,
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
      if (data.length === 0) throw gone();
      // The record of replies on the job's page counts it.
      updateTag(cacheTags.job(jobId));
      refresh();
      return { status };
    },
    failed: text.weCouldntSaveTheStatus,
  }),
  (form) => textsOf(form, ['jobId', 'applicationId', 'status']),
);

/** Marks a new application of one's own job as seen; one that somebody has moved on since stays as it is. */
export const markSeen = formAction(
  defineAction({
    name: 'markSeen',
    schema: moveSchema.omit({ status: true }),
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
    failed: text.weCouldntSaveTheStatus,
  }),
  (form) => textsOf(form, ['jobId', 'applicationId']),
);

/** Writes a note that only the employer of the job reads. */
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
      // 42501: not one's own job's; 23503: erased meanwhile.
      if (error?.code === '42501' || error?.code === '23503') throw gone();
      if (error) throw error;
      refresh();
      return null;
    },
    failed: text.weCouldntSaveTheNote,
  }),
  (form) => textsOf(form, ['jobId', 'applicationId', 'body']),
);

/** Deletes a note of one's own; one that is gone already is as good as deleted. */
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
    failed: text.weCouldntDeleteTheNote,
  }),
  (form) => textsOf(form, ['noteId']),
);

/** Answers the chosen applicants by mail, each at most once with the same answer, and keeps the wording if asked to. */
export const answerApplicants = formAction(
  defineAction({
    name: 'answerApplicants',
    schema: answerSchema,
    access: signedIn,
    run: async ({ jobId, applicationIds, kind, subject, body, isKept }, viewer) => {
      const client = await viewerClient();
      const { data, error } = await client.rpc('answer_applications', {
        job_id: jobId,
        application_ids: applicationIds,
        kind,
        subject,
        body,
      });
      if (error?.code === 'PT404') throw gone();
      if (error?.code === 'PT429')
        throw new Refusal(error.details ? applicantMessages.tooManyToOne : applicantMessages.tooManyMessages);
      if (error) throw refusedWords(error) ?? shutOutError(error) ?? error;
      if (isKept) {
        await client
          .from('answer_templates')
          .upsert({ employer_id: viewer.id, kind, subject, body })
          .throwOnError();
      }
      updateTag(cacheTags.job(jobId));
      return data as { sent: number; held: number; repeated: number };
    },
    failed: text.weCouldntSendTheAnswer,
  }),
  (form) => ({
    ...textsOf(form, ['jobId', 'kind', 'subject', 'body']),
    applicationIds: listOf(form, 'applicant'),
    isKept: isTicked(form, 'isKept'),
  }),
);
