import { z } from 'zod';
import { getFormFile } from '@/lib/forms/form-data';
import { type CvUse, cvMessages, validateCv, validateCvSize } from './cv';

/** A CV in a submitted form: the file, or the ticket of its upload. */
export type SubmittedCv = File | { path: string; ticket: string };

/** A file, or the name and size of one that was uploaded before the page was reloaded. */
type ChosenFile = File | { name: string; size: number };

type Rules<Stored extends string> = {
  required?: string;
  /** The field's value for the CV that is already stored. */
  storedValue?: Stored;
};

type Message = string | null | undefined;

/** Adds the error message of a field. Waits for it if it is a promise, because a file has to be read. */
function addIssue(message: Message | Promise<Message>, context: z.RefinementCtx): undefined | Promise<void> {
  if (message instanceof Promise) return message.then((resolved) => addIssue(resolved, context));
  if (message) context.addIssue({ code: 'custom', message });
}

/** The browser's schema of a file field: at most one CV. */
export const cvFieldSchema = <Stored extends string = never>(
  use: CvUse,
  { required, storedValue }: Rules<Stored> = {},
) =>
  z
    .custom<readonly ChosenFile[] | Stored | undefined>(() => true)
    .superRefine((files, context) => {
      if (storedValue !== undefined && files === storedValue) return;
      const [file, ...more] = Array.isArray(files) ? files : [];
      if (more.length > 0) return addIssue(cvMessages.count, context);
      if (file instanceof File) return addIssue(validateCv(file, use), context);
      return addIssue(file ? validateCvSize(file.size, use) : required, context);
    });

/** The server's schema of the same field. */
export const submittedCvSchema = <Stored extends string = never>(
  use: CvUse,
  { required }: Rules<Stored> = {},
) =>
  z
    .custom<SubmittedCv | Stored | undefined>(() => true)
    .superRefine((cv, context) =>
      addIssue(cv instanceof File ? validateCv(cv, use) : cv ? null : required, context),
    );

/** Returns the CV of a form: the ticket of the browser's upload, else the file. */
export function parseCv(form: FormData): SubmittedCv | undefined {
  const path = form.get('cvPath');
  const ticket = form.get('cvTicket');
  return typeof path === 'string' && typeof ticket === 'string' ? { path, ticket } : getFormFile(form, 'cv');
}
