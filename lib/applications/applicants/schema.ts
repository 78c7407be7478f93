import { z } from 'zod';
import { line, paragraph } from '@/lib/forms/fields';
import { applicantMessages } from '@/messages/applications/applicants';
import { answerKinds, findUnknownPlaceholder, placeholders } from './answer-templates';
import { settableStatuses } from './applicant';
import { applicantsPerPage } from './search-params';

export const moveSchema = z.object({
  jobId: z.guid(),
  applicationId: z.guid(),
  status: z.enum(settableStatuses),
});

export const noteSchema = z.object({
  jobId: z.guid(),
  applicationId: z.guid(),
  body: paragraph({ required: applicantMessages.note, max: 5000, tooLong: applicantMessages.noteLong }),
});

export const noteIdSchema = z.object({ noteId: z.guid() });

/** An answer is emailed as it stands, so braces that nothing fills in are refused. */
const withKnownPlaceholders = (field: z.ZodType<string, string>) =>
  field.refine((text) => findUnknownPlaceholder(text) === null, {
    error: ({ input }) =>
      applicantMessages.unknownPlaceholder({
        found: findUnknownPlaceholder(String(input)) ?? '',
        placeholders: placeholders.join(', '),
      }),
  });

/** What the form of an answer checks in the browser. */
export const answerWordsSchema = z.object({
  subject: withKnownPlaceholders(
    line({ required: applicantMessages.subject, max: 200, tooLong: applicantMessages.subjectLong }),
  ),
  body: withKnownPlaceholders(
    paragraph({ required: applicantMessages.body, max: 5000, tooLong: applicantMessages.bodyLong }),
  ),
});

export const answerSchema = answerWordsSchema.extend({
  jobId: z.guid(),
  applicationIds: z.array(z.guid()).min(1, applicantMessages.nobodyChosen).max(applicantsPerPage),
  kind: z.enum(answerKinds),
  isKept: z.boolean(),
});
