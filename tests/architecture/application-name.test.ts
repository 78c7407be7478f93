import { afterEach, expect, test, vi } from 'vitest';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { sessionlessClient } from '@/lib/supabase/sessionless';

vi.mock('next/headers', () => ({ cookies: async () => ({ getAll: () => [], set: () => {} }) }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['visitors', publicClient],
  ['the viewer', viewerClient],
  ['the server', serviceClient],
  ['one request', sessionlessClient],
])(
  'the client of %s sends the application name with each query (specification, section 7)',
  async (_, client) => {
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('x-application-name'));
      return Response.json([]);
    });
    await (await client()).from('jobs').select('id');
    expect(sent).toEqual(['doorstep']);
  },
);
