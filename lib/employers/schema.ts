import { z } from 'zod';
import { industries } from '@/lib/employment/industry';
import { line, paragraph } from '@/lib/forms/fields';
import { placeFieldSchema } from '@/lib/places/place-field';
import { validateLogo } from '@/lib/uploads/logo';
import { companyMessages } from '@/messages/employers';
import { logo as logoMessages } from '@/messages/uploads';

const textFields = {
  companyName: line({ required: companyMessages.nameRequired, max: 120 }),
  industry: z.enum(industries, companyMessages.industryRequired),
  companyDescription: paragraph({ required: companyMessages.descriptionRequired, max: 5000 }),
};

const logoFilesSchema = z
  .custom<File[]>(() => true)
  .superRefine((files, context) => {
    const [file, ...more] = files;
    const message = more.length > 0 ? logoMessages.count : file && validateLogo(file);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .optional();

const submittedLogoSchema = z
  .custom<File>((logo) => logo instanceof File)
  .superRefine((logo, context) => {
    const message = validateLogo(logo);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .optional();

/** The browser's schema of the company form, in the order of its fields. */
export const companyFormSchema = z.object({
  ...textFields,
  location: placeFieldSchema,
  logo: logoFilesSchema,
});

/** The server's schema of the company form without the place, which may need geocoding. */
export const companyFields = {
  ...textFields,
  logo: submittedLogoSchema,
  removesLogo: z.boolean().default(false),
};
