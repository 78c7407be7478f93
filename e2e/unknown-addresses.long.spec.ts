import { newMark } from '../tests/support/mark';
import { startCountedSite } from '../tests/support/site-process';
import { expect, test } from './fixtures/test';

const word = () => newMark();

/** Kinds of addresses at which nothing stands, with the most questions to the database that finding it out may cost. */
const kinds: Record<string, { path: () => string; questions: 0 | 1 }> = {
  "a job's slug": { path: () => `/${word()}-baker`, questions: 1 },
  'a city': { path: () => `/texas/${word()}`, questions: 1 },
  'a state and a city': { path: () => `/${word()}/${word()}`, questions: 1 },
  'a neighborhood or job': { path: () => `/texas/austin/${word()}`, questions: 1 },
  'a job in a neighborhood': { path: () => `/texas/austin/hyde-park/${word()}`, questions: 1 },
  'a category': { path: () => `/texas/austin/jobs/${word()}`, questions: 1 },
  'a category of no place': { path: () => `/texas/${word()}/jobs/retail`, questions: 1 },
  'an employer': { path: () => `/texas/austin/employers/${word()}`, questions: 1 },
  'a job by its id': { path: () => `/job/${crypto.randomUUID()}`, questions: 1 },
  'another spelling of nothing': { path: () => `/TX/${word()}`, questions: 0 },
  'a file': { path: () => `/${word()}.php`, questions: 0 },
  'a hidden file in a folder': { path: () => `/${word()}/.git/${word()}`, questions: 0 },
  'a reserved word': { path: () => `/texas/austin/employers/${word()}/${word()}`, questions: 0 },
  'too many segments': { path: () => `/${[1, 2, 3, 4, 5].map(word).join('/')}`, questions: 0 },
  'no name': { path: () => `/texas/${word()}%3Cscript%3E`, questions: 0 },
  'no page number': { path: () => `/texas/austin/page/${word()}`, questions: 0 },
  'no job id': { path: () => `/job/${word()}`, questions: 0 },
  'no text': { path: () => `/${word()}%ff`, questions: 0 },
};

test('what is not there is a 404 that costs one question at most and leaves nothing behind', async () => {
  test.setTimeout(180_000);
  const site = await startCountedSite();
  try {
    const ask = async (path: string) => {
      const answer = await fetch(site.url + path, { redirect: 'manual' });
      const text = await answer.text();
      return { status: answer.status, cached: answer.headers.get('x-nextjs-cache'), text };
    };
    for (const [kind, { path, questions }] of Object.entries(kinds)) {
      await ask(path());
      const before = site.questions();
      const { status, text } = await ask(path());
      expect([kind, status]).toEqual([kind, kind === 'another spelling of nothing' ? 308 : 404]);
      if (status === 404) expect(text).toContain('</html>');
      expect([kind, site.questions() - before]).toEqual([kind, questions]);
    }

    // Asked for again, it is not there again: nobody kept it.
    const twice = `/texas/${word()}`;
    expect([(await ask(twice)).cached, (await ask(twice)).cached]).toEqual(['MISS', 'MISS']);
    // And a page that exists is.
    await ask('/texas/austin');
    expect((await ask('/texas/austin')).cached).toBe('HIT');

    const all = Object.values(kinds);
    const askMany = async (count: number) => {
      let left = count;
      const askOn = async () => {
        while (left-- > 0) await ask(all[left % all.length]?.path() ?? '/');
      };
      await Promise.all([askOn(), askOn(), askOn(), askOn()]);
    };
    await askMany(200);
    const [memory, files] = [await site.memory(), site.files()];
    await askMany(1000);
    // Kept, a thousand of them are 50 MB.
    expect((await site.memory()) - memory).toBeLessThan(8_000_000);
    expect(site.files()).toBe(files);
  } finally {
    await site.stop();
  }
});
