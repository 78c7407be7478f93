/** The tel: URL of a phone number, with only the characters that can be dialed. */
export const toTelephoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
