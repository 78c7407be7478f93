import { z } from 'zod';
import { schema as words } from '@/messages/saved/jobs';
import { maxNoteLength, maxSavedJobs } from './saved-job';

export const jobId = z.guid();

/** PostgreSQL rejects NUL and half surrogate pairs, which pasted text can contain. */
const text = z.string().transform((raw) => raw.toWellFormed().replaceAll('\0', '').trim());

export const note = text.pipe(z.string().max(maxNoteLength, words.noteTooLong({ maxNoteLength })));

/** The list of a browser, or a single job to save or to restore. */
export const savedJobSnapshots = z
  .array(
    z.object({
      jobId,
      savedAt: z.iso.datetime(),
      title: text.pipe(z.string().max(160)),
      companyName: text.pipe(z.string().max(120)),
      note,
      notedAt: z.iso.datetime().nullable(),
    }),
  )
  .max(maxSavedJobs);
