// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { NoteForm } from '@/components/applications/applicants/note-form';
import { ContactRequestForm } from '@/components/saved/contact/contact-request-form';
import { JobNote } from '@/components/saved/jobs/job-note';
import { TalentNoteForm } from '@/components/saved/talent-note-form';
import { fail } from '@/lib/result';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

const message = 'We couldn’t do that. Please try again.';
const failingAction = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ unstable_rethrow: () => {} }));
vi.mock('@/lib/saved/contact/actions', () => ({ requestContact: failingAction }));
vi.mock('@/lib/saved/actions', () => ({ updateTalentNote: failingAction }));
vi.mock('@/lib/applications/applicants/actions', () => ({ addNote: failingAction }));

test.each<[string, string, ReactNode]>([
  ['a contact request', 'Ask for contact: Ann', <ContactRequestForm key="ask" talentId="1" name="Ann" />],
  ['a note on a talent', 'Save note on Ann', <TalentNoteForm key="talent" talentId="1" note="" name="Ann" />],
  [
    'a note on an applicant',
    'Save note',
    <NoteForm key="applicant" jobId="1" applicationId="2" lastNoteId="" />,
  ],
  [
    'a note on a job',
    'Save note on Baker',
    <JobNote key="job" jobId="1" title="Baker" note="" action={failingAction} onSaved={() => {}} />,
  ],
])('announces each error of %s and links it to the field', async (_what, button, form) => {
  failingAction.mockImplementation(async () => fail(message));
  const { host, click } = await render(form);
  const alert = () => host.querySelector('[role=alert]');
  await click(button);
  await waitFor(() => expect(alert()?.textContent).toBe(message));
  const first = alert();
  expect(host.querySelector('textarea')?.getAttribute('aria-describedby')).toContain(first?.id);
  await click(button);
  // A repeated error that stays in place is not announced again.
  await waitFor(() => expect([failingAction.mock.calls.length, alert()?.textContent]).toEqual([2, message]));
  expect(alert()).not.toBe(first);
  failingAction.mockClear();
});
