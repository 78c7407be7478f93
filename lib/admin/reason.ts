import { paragraph } from '@/lib/forms/fields';
import { accountActions as text } from '@/messages/admin/people';

/** The reason of an admin's decision, of at least three characters. */
export const reason = paragraph({ required: text.reasonRequired, max: 2000 }).refine(
  (value) => value === '' || value.length >= 3,
  text.reasonRequired,
);
