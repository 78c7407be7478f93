// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { broadcastSessionEvent } from '@/components/auth/session-channel';
import { SessionWatcher } from '@/components/auth/session-watcher';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

vi.mock('next/navigation', () => ({ usePathname: () => '/search' }));

const requests: string[] = [];
const redirects: string[] = [];

beforeEach(async () => {
  requests.length = 0;
  redirects.length = 0;
  window.location.href = 'http://localhost:3000/search?q=baker';
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void redirects.push(String(to)));
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
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

const getStorageSizes = () => [localStorage.length, sessionStorage.length];

describe('a session event (section 4)', () => {
  test.each(['SIGNED_IN', 'TOKEN_REFRESHED'] as const)(
    '%s without a session shows a warning and clears the browser storage',
    async (event) => {
      await act(async () => broadcastSessionEvent(event));
      await waitFor(() =>
        expect(redirects).toEqual(['/login?from=%2Fsearch%3Fq%3Dbaker&notice=session-ended']),
      );
      expect(requests).toEqual(['/api/me']);
      expect(getStorageSizes()).toEqual([0, 0]);
    },
  );

  test('SIGNED_OUT clears the browser storage and redirects home', async () => {
    await act(async () => broadcastSessionEvent('SIGNED_OUT'));
    expect(redirects).toEqual(['/']);
    expect(getStorageSizes()).toEqual([0, 0]);
  });

  test('TOKEN_REFRESHED is sent once to the other tabs after the server refreshed the session', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ viewer: { email: 'ada@example.com', role: null } }));
    const received: unknown[] = [];
    const otherTab = new BroadcastChannel('doorstep:session');
    otherTab.onmessage = ({ data }) => received.push(data);
    const focusTab = () => act(async () => void window.dispatchEvent(new Event('focus')));
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'doorstep_signed_in=1';
    await focusTab();
    await waitFor(() => expect(localStorage.getItem('signedIn')).toBe('1'));
    // biome-ignore lint/suspicious/noDocumentCookie: as the middleware sets it
    document.cookie = 'doorstep_signed_in=1795312800000';
    await focusTab();
    await focusTab();
    // A channel delivers messages in order, so after this one all earlier messages have arrived.
    const thirdTab = new BroadcastChannel('doorstep:session');
    thirdTab.postMessage('end');
    await waitFor(() => expect(received).toContain('end'));
    expect(received).toEqual(['TOKEN_REFRESHED', 'end']);
    thirdTab.close();
    otherTab.close();
    // biome-ignore lint/suspicious/noDocumentCookie: signs out for the next test
    document.cookie = 'doorstep_signed_in=; Max-Age=0';
    await act(async () => broadcastSessionEvent('SIGNED_OUT'));
  });

  test('USER_UPDATED keeps a visitor’s place and draft', async () => {
    await act(async () => broadcastSessionEvent('USER_UPDATED'));
    expect([requests, redirects, getStorageSizes()]).toEqual([[], [], [1, 1]]);
  });
});
