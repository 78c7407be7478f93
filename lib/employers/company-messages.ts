import { schema as text } from '@/messages/employers';
import { placeMessages } from '@/messages/places/messages';

/** The texts of sections 5 and 8, and two that the specification doesn't have: `saved` and `invitationRequired`. */
export const companyMessages = {
  requiredFieldsMissing: text.requiredFieldsMissing,
  name: text.nameRequired,
  industry: text.industryRequired,
  description: text.descriptionRequired,
  failed: text.saveFailed,
  saved: text.saved,
  invitationRequired: text.invitationRequired,
} as const;

const requiredMessages: readonly string[] = [
  companyMessages.name,
  companyMessages.industry,
  companyMessages.description,
  placeMessages.required,
];

/** The title above the form if one of its errors is a missing required field (section 5). */
export const companyErrorTitle = (errors: readonly string[]): string | undefined =>
  errors.some((error) => requiredMessages.includes(error))
    ? companyMessages.requiredFieldsMissing
    : undefined;
