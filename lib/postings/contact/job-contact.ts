import { jobContact as text } from '@/messages/postings/contact';
/** The request that a contact's link belongs to: may applications to this company's jobs be sent to this mailbox? */
export type JobContactQuestion = { companyName: string; state: 'pending' | 'confirmed' | 'declined' };

/** A contact of the viewer's postings that has not agreed. Applications are sent to the viewer meanwhile. */
export type UnconfirmedContact = {
  address: string;
  state: 'unsent' | 'pending' | 'declined';
  /** True if it may be emailed (again) today. */
  canEmail: boolean;
};

export const jobContactResponses = ['yes', 'no'] as const;

/** The state of a contact in one sentence for its employer. */
export function unconfirmedContactText({ address, state }: UnconfirmedContact, email: string): string {
  return text[state]({ address, email });
}
