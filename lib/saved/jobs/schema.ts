import { z } from 'zod';
import { schema as words } from '@/messages/saved/jobs';
import { maxNoteLength, maxSavedJobs } from './saved-job';

export const jobId = z.guid();

/** PostgreSQL has no place for a NUL or half a character, which come along when text is pasted or cut. */
const text = z.string().transform((raw) => raw.toWellFormed().replaceAll('\0', '').trim());

export const note = text.pipe(
  z.string().max(maxNoteLength, words.pleaseUseAtMostCharacters({ maxNoteLength })),
);

/** What a browser kept, or what was just removed. */
export const savedCopies = z
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
