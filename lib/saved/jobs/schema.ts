import { z } from 'zod';
import { maxNoteLength, maxSavedJobs } from './saved-job';

export const jobId = z.guid();

/** PostgreSQL has no place for a NUL, which comes along when text is pasted from some programs. */
export const note = z
  .string()
  .transform((text) => text.replaceAll('\0', '').trim())
  .pipe(z.string().max(maxNoteLength, `Please use at most ${maxNoteLength} characters`));

/** What a browser kept, or what was just removed. */
export const savedCopies = z
  .array(
    z.object({
      jobId,
      savedAt: z.iso.datetime(),
      title: z.string().max(160),
      companyName: z.string().max(120),
      note,
      notedAt: z.iso.datetime().nullable(),
    }),
  )
  .max(maxSavedJobs);
