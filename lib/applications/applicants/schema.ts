import { z } from 'zod';
import { line, paragraph } from '@/lib/forms/fields';
import { applicantMessages } from '@/messages/applications/applicants';
import { settableStatuses } from './applicant';
import { findUnknownPlaceholder, placeholders, replyKinds } from './reply-templates';
import { applicantsPerPage } from './search-params';

export const statusChangeSchema = z.object({
  jobId: z.guid(),
  applicationId: z.guid(),
  status: z.enum(settableStatuses),
});

export const noteSchema = z.object({
  jobId: z.guid(),
  applicationId: z.guid(),
  body: paragraph({
    required: applicantMessages.noteRequired,
    max: 5000,
    tooLong: applicantMessages.noteTooLong,
  }),
});

export const noteIdSchema = z.object({ noteId: z.guid() });

/** Rejects unknown placeholders, because a reply would be emailed with them. */
const withKnownPlaceholders = (field: z.ZodType<string, string>) =>
  field.refine((text) => findUnknownPlaceholder(text) === null, {
    error: ({ input }) =>
      applicantMessages.unknownPlaceholder({
        found: findUnknownPlaceholder(String(input)) ?? '',
        placeholders: placeholders.join(', '),
      }),
  });

/** The fields of a reply that the browser checks. */
export const replyTextSchema = z.object({
  subject: withKnownPlaceholders(
    line({
      required: applicantMessages.subjectRequired,
      max: 200,
      tooLong: applicantMessages.subjectTooLong,
    }),
  ),
  body: withKnownPlaceholders(
    paragraph({
      required: applicantMessages.bodyRequired,
      max: 5000,
      tooLong: applicantMessages.bodyTooLong,
    }),
  ),
});

export const replySchema = replyTextSchema.extend({
  jobId: z.guid(),
  applicationIds: z.array(z.guid()).min(1, applicantMessages.noneSelected).max(applicantsPerPage),
  kind: z.enum(replyKinds),
  /** Whether to save the text as a template. */
  isKept: z.boolean(),
});
