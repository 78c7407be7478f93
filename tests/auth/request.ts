import { vi } from 'vitest';

type CookieOptions = {
  httpOnly?: boolean;
  secure?: boolean;
  sameSite?: unknown;
  maxAge?: number;
  path?: string;
};
type Deletion = { name: string; secure?: boolean; path?: string };

/** A browser's cookies and the headers of its request, in place of what Next.js gives to an action. */
export const browser = {
  cookies: new Map<string, { value: string; options: CookieOptions }>(),
  headers: new Headers(),
  /** How cookies were taken away. */
  deletions: [] as Deletion[],
  /** A browser that was never here. */
  reset() {
    browser.cookies.clear();
    taken.clear();
    browser.deletions = [];
    browser.headers = new Headers();
  },
};

/** What was deleted is still there for the rest of a request, empty, as in Next.js. */
const taken = new Set<string>();

const jar = {
  getAll: () => [...browser.cookies].map(([name, { value }]) => ({ name, value })),
  get: (name: string) => {
    const found = browser.cookies.get(name);
    return found ? { name, value: found.value } : taken.has(name) ? { name, value: '' } : undefined;
  },
  set: (name: string, value: string, options: CookieOptions = {}) => {
    if (value === '' || options.maxAge === 0) browser.cookies.delete(name);
    else browser.cookies.set(name, { value, options });
  },
  delete: (deleted: string | Deletion) => {
    const { name } = typeof deleted === 'string' ? { name: deleted } : deleted;
    browser.deletions.push(typeof deleted === 'string' ? { name } : deleted);
    taken.add(name);
    browser.cookies.delete(name);
  },
};

/** For `vi.mock('next/headers', …)`. */
export const nextHeaders = () => ({
  cookies: async () => jar,
  headers: async () => browser.headers,
});

/** For `vi.mock('react', …)`: a request ends with each call, so nothing is remembered from one to the next. */
export const reactWithoutCache = async () => ({
  ...(await vi.importActual<object>('react')),
  cache: <Run>(run: Run) => run,
});

/** The fields of a form as the browser posts them. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** Lets the auth service answer the calls to one of its paths in this way; everything else passes. */
export function answerAuth(path: string, status: number, body: unknown): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname !== `/auth/v1/${path}`) return real(input, init);
    return Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });
  });
}

/** Where an action leads with `redirect()`, which travels as a thrown value. */
export async function redirectOf(run: Promise<unknown>): Promise<string> {
  try {
    await run;
  } catch (thrown) {
    const digest = String(Reflect.get(Object(thrown), 'digest'));
    if (digest.startsWith('NEXT_REDIRECT')) return digest.split(';')[2] ?? '';
    throw thrown;
  }
  throw new Error('It led nowhere.');
}
