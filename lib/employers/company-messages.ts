import { schema as text } from '@/messages/employers';
import { placeMessages } from '@/messages/places/messages';

/** Literal texts of sections 5 and 8; the last two are ours. */
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

/** The title above the form if a required field is missing (section 5); otherwise undefined. */
export const companyErrorTitle = (sentences: readonly string[]): string | undefined =>
  sentences.some((sentence) => requiredMessages.includes(sentence))
    ? companyMessages.requiredFieldsMissing
    : undefined;
