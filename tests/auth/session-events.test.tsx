// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce } from '@/components/auth/session-channel';
import { SessionWatcher } from '@/components/auth/session-watcher';
import { render } from '../ui/render';

vi.mock('next/navigation', () => ({ usePathname: () => '/search' }));

const asked: string[] = [];
const ledTo: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  ledTo.length = 0;
  window.location.href = 'http://localhost:3000/search?q=baker';
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void ledTo.push(String(to)));
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ viewer: null });
  });
  await render(<SessionWatcher />);
  localStorage.setItem('userLocation', '{}');
  sessionStorage.setItem('applicationDraft:1', 'Dear employer');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const kept = () => [localStorage.length, sessionStorage.length];

describe('an event of the session (section 4)', () => {
  test.each(['SIGNED_IN', 'TOKEN_REFRESHED'] as const)(
    '%s that finds no session ends with a warning and clears what the browser kept',
    async (event) => {
      await act(async () => announce(event));
      await vi.waitFor(() =>
        expect(ledTo).toEqual(['/login?from=%2Fsearch%3Fq%3Dbaker&notice=session-ended']),
      );
      expect(asked).toEqual(['/api/me']);
      expect(kept()).toEqual([0, 0]);
    },
  );

  test('SIGNED_OUT clears what the browser kept and leads home', async () => {
    await act(async () => announce('SIGNED_OUT'));
    expect(ledTo).toEqual(['/']);
    expect(kept()).toEqual([0, 0]);
  });

  test('another one is nothing to a visitor, whose place and draft stay', async () => {
    await act(async () => announce('USER_UPDATED'));
    expect([asked, ledTo, kept()]).toEqual([[], [], [1, 1]]);
  });
});
