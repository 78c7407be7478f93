import { jobContact as text } from '@/messages/postings/contact';

/** The request to a contact to receive the applications to this company's jobs. */
export type JobContactQuestion = { companyName: string; state: 'pending' | 'confirmed' | 'declined' };

/** A contact that has not agreed to receive applications. Until then, the employer gets them. */
export type UnconfirmedContact = {
  address: string;
  state: 'unsent' | 'pending' | 'declined';
  /** True if the employer may email the request now. */
  canEmail: boolean;
};

export const jobContactResponses = ['yes', 'no'] as const;

/** Describes the state of a contact to the employer, whose address is `email`. */
export function unconfirmedContactText({ address, state }: UnconfirmedContact, email: string): string {
  return text[state]({ address, email });
}
