import { schema as text } from '@/messages/employers';
import { placeMessages } from '@/messages/places/messages';

/** Sections 5 and 8, to the letter; the last two are ours. */
export const companyMessages = {
  requiredFieldsMissing: text.requiredFieldsMissing,
  name: text.companyNameIsRequired,
  industry: text.industry,
  description: text.companyDescriptionIsRequired,
  failed: text.failedToSaveProfile,
  saved: text.saved,
  invitationRequired: text.invitationRequired,
} as const;

const requiredSentences: readonly string[] = [
  companyMessages.name,
  companyMessages.industry,
  companyMessages.description,
  placeMessages.required,
];

/** Section 5: the sentence above the form when anything required is missing; undefined when nothing is. */
export const companySummary = (sentences: readonly string[]): string | undefined =>
  sentences.some((sentence) => requiredSentences.includes(sentence))
    ? companyMessages.requiredFieldsMissing
    : undefined;
