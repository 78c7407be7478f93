import { jobContact as text } from '@/messages/postings/contact';
/** What the holder of a contact's link is asked: whether applications to this company's jobs may come to their mailbox. */
export type JobContactQuestion = { companyName: string; state: 'asked' | 'confirmed' | 'declined' };

/** A contact of the viewer's postings that takes no applications (yet); they come to the viewer meanwhile. */
export type SilentContact = {
  address: string;
  state: 'unasked' | 'asked' | 'declined';
  /** Whether it may be asked (again) today. */
  isAskable: boolean;
};

export const jobContactAnswers = ['yes', 'no'] as const;

/** The state of a contact, in one sentence for its employer. */
export function silentContactSentence({ address, state }: SilentContact, email: string): string {
  return text[state]({ address, email });
}
