import { vi } from 'vitest';

type CookieOptions = {
  httpOnly?: boolean;
  secure?: boolean;
  sameSite?: unknown;
  maxAge?: number;
  path?: string;
};
type Deletion = { name: string; secure?: boolean; path?: string };

/** A browser's cookies and request headers, which replace the ones of Next.js. */
export const browser = {
  cookies: new Map<string, { value: string; options: CookieOptions }>(),
  headers: new Headers(),
  /** The options with which cookies were deleted. */
  deletions: [] as Deletion[],
  /** Resets to a new browser. */
  reset() {
    browser.cookies.clear();
    deletedCookies.clear();
    browser.deletions = [];
    browser.headers = new Headers();
  },
};

/** Next.js returns deleted cookies as empty for the rest of a request. */
const deletedCookies = new Set<string>();

const jar = {
  getAll: () => [...browser.cookies].map(([name, { value }]) => ({ name, value })),
  get: (name: string) => {
    const cookie = browser.cookies.get(name);
    return cookie
      ? { name, value: cookie.value }
      : deletedCookies.has(name)
        ? { name, value: '' }
        : undefined;
  },
  set: (name: string, value: string, options: CookieOptions = {}) => {
    if (value === '' || options.maxAge === 0) browser.cookies.delete(name);
    else browser.cookies.set(name, { value, options });
  },
  delete: (deleted: string | Deletion) => {
    const { name } = typeof deleted === 'string' ? { name: deleted } : deleted;
    browser.deletions.push(typeof deleted === 'string' ? { name } : deleted);
    deletedCookies.add(name);
    browser.cookies.delete(name);
  },
};

/** For `vi.mock('next/headers', …)`. */
export const nextHeaders = () => ({
  cookies: async () => jar,
  headers: async () => browser.headers,
});

/** For `vi.mock('react', …)`: each call counts as a separate request, so nothing is memoized. */
export const reactWithoutCache = async () => ({
  ...(await vi.importActual<object>('react')),
  cache: <Run>(run: Run) => run,
});

export function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** Mocks the auth service's response at one path; other requests are sent. */
export function mockAuthResponse(path: string, status: number, body: unknown): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname !== `/auth/v1/${path}`) return real(input, init);
    return Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });
  });
}

/** Returns the target of an action's `redirect()`, which throws an error. */
export async function getRedirect(run: Promise<unknown>): Promise<string> {
  try {
    await run;
  } catch (error) {
    const digest = String(Reflect.get(Object(error), 'digest'));
    if (digest.startsWith('NEXT_REDIRECT')) return digest.split(';')[2] ?? '';
    throw error;
  }
  throw new Error('The action did not redirect.');
}
