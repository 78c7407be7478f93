import { companyMessages } from '@/messages/employers';
import { placeMessages } from '@/messages/places/messages';

const requiredMessages: readonly string[] = [
  companyMessages.nameRequired,
  companyMessages.industryRequired,
  companyMessages.descriptionRequired,
  placeMessages.required,
];

/** The title above the form if a required field is missing (specification, section 5). */
export const companyErrorTitle = (errors: readonly string[]): string | undefined =>
  errors.some((error) => requiredMessages.includes(error))
    ? companyMessages.requiredFieldsMissing
    : undefined;
