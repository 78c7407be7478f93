import { createMark } from '../tests/support/mark';
import { startInstrumentedSite } from '../tests/support/site-process';
import { expect, test } from './fixtures/test';

const createWord = () => createMark();

/** Kinds of unknown addresses, with the maximum number of database requests for each. */
const kinds: Record<string, { path: () => string; requests: 0 | 1 }> = {
  "a job's slug": { path: () => `/${createWord()}-baker`, requests: 1 },
  'a city': { path: () => `/texas/${createWord()}`, requests: 1 },
  'a state and a city': { path: () => `/${createWord()}/${createWord()}`, requests: 1 },
  'a neighborhood or job': { path: () => `/texas/austin/${createWord()}`, requests: 1 },
  'a job in a neighborhood': { path: () => `/texas/austin/hyde-park/${createWord()}`, requests: 1 },
  'a category': { path: () => `/texas/austin/jobs/${createWord()}`, requests: 1 },
  'a category of no place': { path: () => `/texas/${createWord()}/jobs/retail`, requests: 1 },
  'an employer': { path: () => `/texas/austin/employers/${createWord()}`, requests: 1 },
  'a job by its id': { path: () => `/job/${crypto.randomUUID()}`, requests: 1 },
  'another spelling of nothing': { path: () => `/TX/${createWord()}`, requests: 0 },
  'a file': { path: () => `/${createWord()}.php`, requests: 0 },
  'a hidden file in a folder': { path: () => `/${createWord()}/.git/${createWord()}`, requests: 0 },
  'a reserved word': { path: () => `/texas/austin/employers/${createWord()}/${createWord()}`, requests: 0 },
  'too many segments': { path: () => `/${[1, 2, 3, 4, 5].map(createWord).join('/')}`, requests: 0 },
  'no name': { path: () => `/texas/${createWord()}%3Cscript%3E`, requests: 0 },
  'no page number': { path: () => `/texas/austin/page/${createWord()}`, requests: 0 },
  'no job id': { path: () => `/job/${createWord()}`, requests: 0 },
  'no text': { path: () => `/${createWord()}%ff`, requests: 0 },
};

test('an unknown address is a 404 with at most one database request, and is not cached', async () => {
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
      expect([kind, status]).toEqual([kind, kind === 'another spelling of nothing' ? 308 : 404]);
      if (status === 404) expect(text).toContain('</html>');
      expect([kind, site.requestCount() - before]).toEqual([kind, requests]);
    }

    // A second request is a miss too, because the first was not cached.
    const twice = `/texas/${createWord()}`;
    expect([(await get(twice)).cached, (await get(twice)).cached]).toEqual(['MISS', 'MISS']);
    await get('/texas/austin');
    expect((await get('/texas/austin')).cached).toBe('HIT');

    const all = Object.values(kinds);
    const getMany = async (count: number) => {
      let left = count;
      const getNext = async () => {
        while (left-- > 0) await get(all[left % all.length]?.path() ?? '/');
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
