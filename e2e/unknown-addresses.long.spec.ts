import { createMark } from '../tests/support/mark';
import { startInstrumentedSite } from '../tests/support/site-process';
import { expect, test } from './fixtures/test';

/** Kinds of unknown addresses, with the number of database requests that one costs. */
const kinds: Record<string, { path: () => string; requests: 0 | 1 }> = {
  "a job's slug": { path: () => `/${createMark()}-baker`, requests: 1 },
  'a city': { path: () => `/texas/${createMark()}`, requests: 1 },
  'a state and a city': { path: () => `/${createMark()}/${createMark()}`, requests: 1 },
  'a neighborhood or job': { path: () => `/texas/austin/${createMark()}`, requests: 1 },
  'a job in a neighborhood': { path: () => `/texas/austin/hyde-park/${createMark()}`, requests: 1 },
  'a category': { path: () => `/texas/austin/jobs/${createMark()}`, requests: 1 },
  'a category of an unknown place': { path: () => `/texas/${createMark()}/jobs/retail`, requests: 1 },
  'an employer': { path: () => `/texas/austin/employers/${createMark()}`, requests: 1 },
  'a job by its id': { path: () => `/job/${crypto.randomUUID()}`, requests: 1 },
  'a state abbreviation': { path: () => `/TX/${createMark()}`, requests: 0 },
  'a file': { path: () => `/${createMark()}.php`, requests: 0 },
  'a hidden file in a folder': { path: () => `/${createMark()}/.git/${createMark()}`, requests: 0 },
  'a page below an employer': {
    path: () => `/texas/austin/employers/${createMark()}/${createMark()}`,
    requests: 0,
  },
  'too many segments': { path: () => `/${Array.from({ length: 5 }, createMark).join('/')}`, requests: 0 },
  'an invalid place name': { path: () => `/texas/${createMark()}%3Cscript%3E`, requests: 0 },
  'an invalid page number': { path: () => `/texas/austin/page/${createMark()}`, requests: 0 },
  'an invalid job id': { path: () => `/job/${createMark()}`, requests: 0 },
  'an invalid encoding': { path: () => `/${createMark()}%ff`, requests: 0 },
};

test('an unknown address costs at most one database request and is not cached', async () => {
  test.setTimeout(180_000);
  const site = await startInstrumentedSite();
  try {
    const get = async (path: string) => {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      const text = await response.text();
      return { status: response.status, cached: response.headers.get('x-nextjs-cache'), text };
    };
    for (const [kind, { path, requests }] of Object.entries(kinds)) {
      await get(path());
      const before = site.requestCount();
      const { status, text } = await get(path());
      expect([kind, status]).toEqual([kind, kind === 'a state abbreviation' ? 308 : 404]);
      if (status === 404) expect(text).toContain('</html>');
      expect([kind, site.requestCount() - before]).toEqual([kind, requests]);
    }

    // A second request is a miss too, because the first was not cached.
    const unknownPath = `/texas/${createMark()}`;
    expect([(await get(unknownPath)).cached, (await get(unknownPath)).cached]).toEqual(['MISS', 'MISS']);
    await get('/texas/austin');
    expect((await get('/texas/austin')).cached).toBe('HIT');

    const all = Object.values(kinds);
    const getMany = async (count: number) => {
      let remaining = count;
      const getNext = async () => {
        while (remaining-- > 0) await get(all[remaining % all.length]?.path() ?? '/');
      };
      await Promise.all([getNext(), getNext(), getNext(), getNext()]);
    };
    await getMany(200);
    const [memory, files] = [await site.memory(), site.files()];
    await getMany(1000);
    // If cached, a thousand pages would take 50 MB.
    expect((await site.memory()) - memory).toBeLessThan(8_000_000);
    expect(site.files()).toBe(files);
  } finally {
    await site.stop();
  }
});
