// @vitest-environment happy-dom
import { redirect } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WithdrawForm } from '@/components/applications/withdraw-form';
import { getBrowserAppliedJobs, saveApplied } from '@/components/saved/jobs/applied-jobs';
import { useApplication } from '@/components/saved/jobs/use-application';
import { fail } from '@/lib/result';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

const { withdrawApplication } = vi.hoisted(() => ({ withdrawApplication: vi.fn() }));
vi.mock('@/lib/applications/actions', () => ({ withdrawApplication }));
vi.mock('@/components/auth/session', () => ({ useSession: () => ({ status: 'signed-in' }) }));

/** Next.js handles a redirect in its own error boundary. */
class RedirectBoundary extends Component<{ children: ReactNode }> {
  override state = { hasRedirected: false };
  static getDerivedStateFromError = () => ({ hasRedirected: true });
  override render() {
    return this.state.hasRedirected ? null : this.props.children;
  }
}

const AppliedMark = () => <p>{useApplication('job-1') ? 'Applied' : 'Not applied'}</p>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  saveApplied('job-1', true);
});

async function withdraw() {
  const { host, click } = await render(
    <>
      <RedirectBoundary>
        <WithdrawForm applicationKey={{ name: 'id', value: '1' }} jobId="job-1" />
      </RedirectBoundary>
      <AppliedMark />
    </>,
  );
  host.querySelector('details')?.setAttribute('open', '');
  await click('Yes, delete it');
  return host;
}

test('a failed withdrawal keeps the “Applied” mark', async () => {
  withdrawApplication.mockResolvedValue(fail('We couldn’t delete the application. Please try again.'));
  const host = await withdraw();
  await waitFor(() => expect(host.textContent).toContain('We couldn’t delete the application.'));
  expect(getBrowserAppliedJobs().has('job-1')).toBe(true);
});

test('a withdrawal removes the “Applied” mark in the browser', async () => {
  withdrawApplication.mockImplementation(async () => redirect('/application/erased'));
  await withdraw();
  await waitFor(() => expect(getBrowserAppliedJobs().has('job-1')).toBe(false));
});

test('a withdrawal removes the “Applied” mark of the account', async () => {
  let applied: Record<string, string> = { 'job-1': '2026-11-18T12:00:00Z' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ saved: [], hidden: [], applied, applicants: {} }),
  );
  withdrawApplication.mockImplementation(async () => {
    applied = {};
    redirect('/application/erased');
  });
  const host = await withdraw();
  await waitFor(() => expect(host.textContent).toContain('Not applied'));
});
