// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { PostedNotice } from '@/components/postings/form/posted-notice';
import { HeldNotice } from '@/components/trust/held-notice';
import { render } from '../ui/render';

vi.mock('@/components/auth/redirect-after', () => ({ RedirectAfter: () => <p>To its page</p> }));

const hold = { isRemoved: false, reason: null, words: ['telegram', 'no interview needed'] };

test('the notice about a held job shows the matched words and the next steps, without a link to the job', async () => {
  const { host } = await render(<PostedNotice slug="night-baker" contact={null} hold={hold} />);
  expect(host.textContent).toContain('Not shown yet');
  expect(host.textContent).toContain('“telegram”, “no interview needed”');
  expect(host.textContent).toContain('A person will look at it');
  expect(host.textContent).not.toContain('Job Posted Successfully!');
  expect(host.textContent).not.toContain('To its page');
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/employer/jobs');
});

test('the notice about a live job shows the usual message', async () => {
  const { host } = await render(<PostedNotice slug="night-baker" contact={null} hold={null} />);
  expect(host.textContent).toContain('Job Posted Successfully!');
  expect(host.textContent).toContain('To its page');
});

test('the notice about a removed job shows the admin’s reason and how to appeal', async () => {
  const { host } = await render(
    <HeldNotice hold={{ isRemoved: true, reason: 'It asks applicants for a deposit.', words: [] }} />,
  );
  expect(host.textContent).toContain('We took this job down');
  expect(host.textContent).toContain('It asks applicants for a deposit.');
  expect(host.textContent).toContain('ask for a second look');
});
