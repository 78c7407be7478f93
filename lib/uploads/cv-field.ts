import { z } from 'zod';
import { fileOf } from '@/lib/forms/read-form';
import { type CvUse, cvMessages, cvProblem, cvSizeProblem } from './cv';

/** A file that came with its form, or the ticket of one that was uploaded before. */
export type SubmittedCv = File | { path: string; ticket: string };

/** A file, or one that was uploaded before the page was left. */
type ChosenFile = File | { name: string; size: number };

type Rules<Kept extends string> = {
  /** The sentence where there is none. */
  required?: string;
  /** The value that means a CV that is stored already. */
  kept?: Kept;
};

type Message = string | null | undefined;

/** Adds the sentence about a field, at once unless a file has to be read for it. */
function report(message: Message | Promise<Message>, context: z.RefinementCtx): undefined | Promise<void> {
  if (message instanceof Promise) return message.then((sentence) => report(sentence, context));
  if (message) context.addIssue({ code: 'custom', message });
}

/** What a file field holds in the browser: one CV at most. */
export const chosenCv = <Kept extends string = never>(use: CvUse, { required, kept }: Rules<Kept> = {}) =>
  z
    .custom<readonly ChosenFile[] | Kept | undefined>(() => true)
    .superRefine((files, context) => {
      if (kept !== undefined && files === kept) return;
      const [file, ...more] = Array.isArray(files) ? files : [];
      if (more.length > 0) return report(cvMessages.count, context);
      if (file instanceof File) return report(cvProblem(file, use), context);
      return report(file ? cvSizeProblem(file.size, use) : required, context);
    });

/** What the server gets for it. */
export const submittedCv = <Kept extends string = never>(use: CvUse, { required }: Rules<Kept> = {}) =>
  z
    .custom<SubmittedCv | Kept | undefined>(() => true)
    .superRefine((cv, context) =>
      report(cv instanceof File ? cvProblem(cv, use) : cv ? null : required, context),
    );

/** Takes a CV out of a form: the ticket that the browser's upload put in its place, else the file. */
export function readCv(form: FormData): SubmittedCv | undefined {
  const path = form.get('cvPath');
  const ticket = form.get('cvTicket');
  return typeof path === 'string' && typeof ticket === 'string' ? { path, ticket } : fileOf(form, 'cv');
}
