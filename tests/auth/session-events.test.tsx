// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce } from '@/components/auth/session-channel';
import { SessionWatcher } from '@/components/auth/session-watcher';
import { waitFor } from '../support/wait-for';
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
      await waitFor(() => expect(ledTo).toEqual(['/login?from=%2Fsearch%3Fq%3Dbaker&notice=session-ended']));
      expect(asked).toEqual(['/api/me']);
      expect(kept()).toEqual([0, 0]);
    },
  );

  test('SIGNED_OUT clears what the browser kept and leads home', async () => {
    await act(async () => announce('SIGNED_OUT'));
    expect(ledTo).toEqual(['/']);
    expect(kept()).toEqual([0, 0]);
  });

  test('a session that the server has refreshed is told to the other tabs, once', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ viewer: { email: 'ada@example.com', role: null } }));
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel('doorstep:session');
    otherTab.onmessage = ({ data }) => heard.push(data);
    const returnTo = () => act(async () => void window.dispatchEvent(new Event('focus')));
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'doorstep_signed_in=1';
    await returnTo();
    await waitFor(() => expect(localStorage.getItem('signedIn')).toBe('1'));
    // biome-ignore lint/suspicious/noDocumentCookie: as the middleware sets it
    document.cookie = 'doorstep_signed_in=1795312800000';
    await returnTo();
    await returnTo();
    // A channel keeps the order: whatever was told before has come when this has.
    const thirdTab = new BroadcastChannel('doorstep:session');
    thirdTab.postMessage('end');
    await waitFor(() => expect(heard).toContain('end'));
    expect(heard).toEqual(['TOKEN_REFRESHED', 'end']);
    thirdTab.close();
    otherTab.close();
    // biome-ignore lint/suspicious/noDocumentCookie: nobody is signed in for the next test
    document.cookie = 'doorstep_signed_in=; Max-Age=0';
    await act(async () => announce('SIGNED_OUT'));
  });

  test('another one is nothing to a visitor, whose place and draft stay', async () => {
    await act(async () => announce('USER_UPDATED'));
    expect([asked, ledTo, kept()]).toEqual([[], [], [1, 1]]);
  });
});
