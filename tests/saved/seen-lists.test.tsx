// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SeenLists } from '@/components/saved/seen/seen-lists';

vi.mock('@/lib/saved/seen/actions', () => ({ saveSeenJobs: vi.fn(), deleteSeenJobs: vi.fn() }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const originalTimeZone = process.env.TZ;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.env.TZ = originalTimeZone;
});

test('shows the age in the visitor’s time zone and hydrates without errors', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-02T00:30:00Z'), toFake: ['Date'] });
  const consoleError = vi.spyOn(console, 'error');
  const jobId = '11111111-1111-4111-8111-111111111111';
  const lists = (
    <SeenLists account={[{ kind: 'viewed', jobId, title: 'Baker', seenAt: '2026-11-01T23:30:00Z' }]} />
  );
  process.env.TZ = 'UTC';
  document.body.innerHTML = `<div>${renderToString(lists)}</div>`;
  process.env.TZ = 'America/Chicago';
  const host = document.body.firstElementChild as HTMLElement;
  await act(async () => hydrateRoot(host, lists));
  expect(host.querySelector('time')?.textContent).toBe('Today');
  expect(consoleError).not.toHaveBeenCalled();
});
