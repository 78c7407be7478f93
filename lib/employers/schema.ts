import { z } from 'zod';
import { industries } from '@/lib/employment/industry';
import { line, paragraph } from '@/lib/forms/fields';
import { placeFieldSchema } from '@/lib/places/place-field';
import { logoMessages, logoProblem } from '@/lib/uploads/logo';
import { companyMessages } from './company-messages';

const words = {
  companyName: line({ required: companyMessages.name, max: 120 }),
  industry: z.enum(industries, companyMessages.industry),
  companyDescription: paragraph({ required: companyMessages.description, max: 5000 }),
};

const chosenFiles = z
  .custom<File[]>(() => true)
  .superRefine((files, context) => {
    const [file, ...more] = files;
    const message = more.length > 0 ? logoMessages.count : file && logoProblem(file);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .optional();

const submittedLogo = z
  .custom<File>((logo) => logo instanceof File)
  .superRefine((logo, context) => {
    const message = logoProblem(logo);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .optional();

/** What the browser checks; the order is the form's. */
export const companyFormSchema = z.object({ ...words, location: placeFieldSchema, logo: chosenFiles });

/** What the server checks beside the place, which it may have to find. */
export const companyFields = { ...words, logo: submittedLogo, removesLogo: z.boolean().default(false) };
