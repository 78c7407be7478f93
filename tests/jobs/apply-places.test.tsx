// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApplyBar } from '@/components/jobs/detail/apply-bar';
import { ApplyCard } from '@/components/jobs/detail/apply-card';
import { forgetAccountJobs } from '@/components/saved/jobs/account-store';
import { rememberApplied } from '@/components/saved/jobs/applied-jobs';
import type { Job, JobState } from '@/lib/jobs/job';
import { listedJob } from '../support/listed-job';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

const session = vi.hoisted(() => ({ is: 'visitor', viewer: { id: 'seeker' } }));
vi.mock('@/components/auth/session', () => ({ useSession: () => ({ ...session }) }));
vi.mock('@/lib/saved/jobs/actions', () => ({}));
vi.mock('@/lib/saved/seen/actions', () => ({}));

const id = '11111111-1111-4111-8111-111111111111';

const job = (state: JobState, applicationUrl: string | null = null): Job => ({
  ...listedJob(id),
  employerId: 'employer',
  description: 'Bread.',
  company: { name: 'Corner', logo: null, description: null },
  industry: null,
  applicationUrl,
  schedule: [],
  hoursPerWeek: { min: null, max: null },
  benefits: [],
  hasTips: false,
  minimumAge: null,
  start: null,
  state,
  expiresAt: '2026-12-01T12:00:00.000Z',
  endedAt: '2026-12-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
});

/** The names of what can be pressed in the card and in the bar of a job. */
async function show(shown: Job) {
  const { host } = await render(
    <>
      <ApplyCard job={shown} replies={<p>They reply.</p>} preview={null} />
      {shown.state === 'open' && <ApplyBar job={shown} />}
    </>,
  );
  const names = () =>
    [...host.querySelectorAll('section')].map((place) =>
      [...place.querySelectorAll('a, button')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent?.replace(/\s+/g, ' ').trim(),
      ),
    );
  return { host, names };
}

const saves = ['SaveSaved Baker', 'Not for meHidden: Baker'];

beforeEach(() => {
  session.is = 'visitor';
  localStorage.clear();
  forgetAccountJobs();
  vi.restoreAllMocks();
});

test('a visitor applies by the form of the page, or on the company’s own site', async () => {
  const { host, names } = await show(job('open'));
  expect(names()).toEqual([
    ['Apply for this job', ...saves],
    ['Save Baker at Corner', 'Apply'],
  ]);
  expect(host.querySelector('.apply-card a')?.getAttribute('href')).toBe('#apply');
  expect(host.textContent).toContain('They reply.');
  const elsewhere = await show(job('open', 'https://corner.example/jobs'));
  expect(elsewhere.host.querySelector('.apply-card a')?.getAttribute('href')).toBe(`/leave/${id}`);
  expect(elsewhere.host.textContent).toContain('on its own site');
});

test('an ended job has nothing to apply to, and a paused one can be saved', async () => {
  expect((await show(job('closed'))).names()).toEqual([[]]);
  expect((await show(job('paused'))).names()).toEqual([saves]);
});

test('an application stands in the place of Apply, with its day where that is known', async () => {
  const { host, names } = await show(job('open'));
  await act(async () => rememberApplied(id, true));
  const today = new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  const note = `You applied on ${today} · See status`;
  expect(names()).toEqual([[note, ...saves], [note]]);
  expect(host.querySelector('.apply-card a')?.getAttribute('href')).toBe('/job-seeker/applications');
  localStorage.setItem('appliedJobs', JSON.stringify([id]));
  expect((await show(job('open'))).names()).toEqual([
    ['You applied for this job · See status', ...saves],
    ['You applied for this job · See status'],
  ]);
});

test('the account knows of an application that was sent elsewhere', async () => {
  session.is = 'signed-in';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ saved: [], hidden: [], applied: { [id]: '2026-11-18T12:00:00Z' }, applicants: {} }),
  );
  const { names } = await show(job('open'));
  await waitFor(() => expect(names()[0]?.[0]).toBe('You applied on Nov 18 · See status'));
});

test('its employer manages the posting instead, and closes only what has not ended', async () => {
  session.is = 'signed-in';
  session.viewer.id = 'employer';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ saved: [], hidden: [], applied: {}, applicants: { [id]: 3 } }),
  );
  const { host, names } = await show(job('open'));
  const actions = ['Applicants (3)', 'Edit', 'Close'];
  await waitFor(() => expect(names()).toEqual([actions, actions]));
  expect([...host.querySelectorAll('.apply-card a')].map((link) => link.getAttribute('href'))).toEqual([
    `/employer/jobs/${id}/applicants`,
    `/employer/jobs/${id}/edit`,
    `/employer/jobs/${id}/close`,
  ]);
  expect((await show(job('expired'))).names()).toEqual([['Applicants (3)', 'Edit']]);
});
