// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApplyBar } from '@/components/jobs/detail/apply-bar';
import { ApplyCard } from '@/components/jobs/detail/apply-card';
import { clearAccountJobs } from '@/components/saved/jobs/account-store';
import { saveApplied } from '@/components/saved/jobs/applied-jobs';
import type { Job, JobState } from '@/lib/jobs/job';
import { createJobSummary } from '../support/job-summary';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

const session = vi.hoisted(() => ({ status: 'visitor', viewer: { id: 'seeker' } }));
vi.mock('@/components/auth/session', () => ({ useSession: () => ({ ...session }) }));
vi.mock('@/lib/saved/jobs/actions', () => ({}));
vi.mock('@/lib/saved/seen/actions', () => ({}));

const id = '11111111-1111-4111-8111-111111111111';

const createJob = (state: JobState, applicationUrl: string | null = null): Job => ({
  ...createJobSummary(id),
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

/** Renders a job's card and bar, and returns the names of their links and buttons. */
async function renderJob(job: Job) {
  const { host } = await render(
    <>
      <ApplyCard job={job} replies={<p>They reply.</p>} preview={null} />
      {job.state === 'open' && <ApplyBar job={job} />}
    </>,
  );
  const names = () =>
    [...host.querySelectorAll('section')].map((section) =>
      [...section.querySelectorAll('a, button')].map(
        (control) => control.getAttribute('aria-label') ?? control.textContent?.replace(/\s+/g, ' ').trim(),
      ),
    );
  return { host, names };
}

/** Each toggle has both of its labels; CSS shows one. */
const saveAndHideNames = ['SaveSaved Baker', 'Not for meHidden: Baker'];

beforeEach(() => {
  session.status = 'visitor';
  localStorage.clear();
  clearAccountJobs();
  vi.restoreAllMocks();
});

test('Apply links to the form on the page, or to the company’s own site', async () => {
  const { host, names } = await renderJob(createJob('open'));
  expect(names()).toEqual([
    ['Apply for this job', ...saveAndHideNames],
    ['Save Baker at Corner', 'Apply'],
  ]);
  expect(host.querySelector('.apply-card a')?.getAttribute('href')).toBe('#apply');
  expect(host.textContent).toContain('They reply.');
  const external = await renderJob(createJob('open', 'https://corner.example/jobs'));
  expect(external.host.querySelector('.apply-card a')?.getAttribute('href')).toBe(`/leave/${id}`);
  expect(external.host.textContent).toContain('on its own site');
});

test('a closed job has no actions, and a paused job can only be saved or hidden', async () => {
  expect((await renderJob(createJob('closed'))).names()).toEqual([[]]);
  expect((await renderJob(createJob('paused'))).names()).toEqual([saveAndHideNames]);
});

test('a note replaces Apply after the visitor applied, with the date if it is known', async () => {
  const { host, names } = await renderJob(createJob('open'));
  await act(async () => saveApplied(id, true));
  const today = new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  const note = `You applied on ${today} · See status`;
  expect(names()).toEqual([[note, ...saveAndHideNames], [note]]);
  expect(host.querySelector('.apply-card a')?.getAttribute('href')).toBe('/job-seeker/applications');
  localStorage.setItem('appliedJobs', JSON.stringify([id]));
  expect((await renderJob(createJob('open'))).names()).toEqual([
    ['You applied for this job · See status', ...saveAndHideNames],
    ['You applied for this job · See status'],
  ]);
});

test('shows an application that the account sent from another device', async () => {
  session.status = 'signed-in';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ saved: [], hidden: [], applied: { [id]: '2026-11-18T12:00:00Z' }, applicants: {} }),
  );
  const { names } = await renderJob(createJob('open'));
  await waitFor(() => expect(names()[0]?.[0]).toBe('You applied on Nov 18 · See status'));
});

test('the employer sees links to manage the job, but no Close link after the job expired', async () => {
  session.status = 'signed-in';
  session.viewer.id = 'employer';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ saved: [], hidden: [], applied: {}, applicants: { [id]: 3 } }),
  );
  const { host, names } = await renderJob(createJob('open'));
  const actions = ['Applicants (3)', 'Edit', 'Close'];
  await waitFor(() => expect(names()).toEqual([actions, actions]));
  expect([...host.querySelectorAll('.apply-card a')].map((link) => link.getAttribute('href'))).toEqual([
    `/employer/jobs/${id}/applicants`,
    `/employer/jobs/${id}/edit`,
    `/employer/jobs/${id}/close`,
  ]);
  expect((await renderJob(createJob('expired'))).names()).toEqual([['Applicants (3)', 'Edit']]);
});
