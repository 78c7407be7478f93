import autocannon from 'autocannon';
import { noCacheServer, startCacheServer } from '../tests/support/cache-server';
import { newMark } from '../tests/support/mark';
import { startOwnSite } from '../tests/support/site-process';
import { newEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { giveSession } from './fixtures/session';
import { expect, test } from './fixtures/test';

test.skip(noCacheServer !== undefined, noCacheServer);
// Windows knows no signals.
test.skip(process.platform === 'win32');

type CacheServer = Awaited<ReturnType<typeof startCacheServer>>;
type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
let cache: CacheServer;
const sites: OwnSite[] = [];

test.beforeEach(async () => {
  cache = await startCacheServer();
});
test.afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
  await cache.stop();
});

async function aSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const site = await startOwnSite({ CACHE_URL: cache.url, ...env });
  sites.push(site);
  return site;
}

/** A town that no other journey refreshes. */
const jackpot = {
  state: 'Nevada',
  city: 'Jackpot',
  neighborhood: null,
  coordinates: { lat: 41.9832, lng: -114.6747 },
};
const list = '/nevada/jackpot';
const search = '/jobs-near-me?lat=41.9832&lng=-114.6747&radius=10';

/** An employer with one job, who closes and opens it through whatever process is named, as a browser without scripts. */
async function anEmployer(page: import('@playwright/test').Page, sql: Parameters<typeof postJob>[0]) {
  const employer = await newEmployer();
  const job = await postJob(sql, { ...jackpot, employer, title: `Croupier ${newMark()}` });
  await giveSession(page.context(), employer);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = async (site: OwnSite, path: string, fields: Record<string, string>) => {
    const html = await (await fetch(site.url + path, { headers: { cookie } })).text();
    const forms = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => form);
    const form = forms.find((each) => Object.keys(fields).every((name) => each.includes(`name="${name}"`)));
    const body = new FormData();
    for (const [input] of (form ?? '').matchAll(/<input\b[^>]*>/g)) {
      const [, name] = /name="([^"]*)"/.exec(input) ?? [];
      const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
      if (name) body.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    }
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: { cookie, origin: site.url },
      body,
      redirect: 'manual',
    });
    await answer.text();
    expect([path, answer.status < 400]).toEqual([path, true]);
  };
  return {
    job,
    close: (site: OwnSite) => send(site, `/employer/jobs/${job.id}/close`, { id: job.id, reason: 'filled' }),
    open: (site: OwnSite) => send(site, '/employer/jobs', { id: job.id, change: 'renew' }),
  };
}

const shows = async (site: OwnSite, path: string, title: string) => {
  const answer = await fetch(site.url + path);
  return answer.status === 200 && (await answer.text()).includes(title);
};

/** What others ask meanwhile, so that pages are being made all the time. */
function underLoad(url: string, seconds: number, connections: number) {
  return autocannon({ url: url + list, connections, duration: seconds });
}

test('what is closed and opened through one process is on the pages of the other with the next request, 100 times', async ({
  page,
  sql,
}) => {
  test.setTimeout(540_000);
  const [first, second] = [await aSite(), await aSite()];
  const { job, close, open } = await anEmployer(page, sql);
  const missed: string[] = [];
  for (let each = 0; each < 100; each++) {
    const [writer, reader] = each % 4 < 2 ? [first, second] : [second, first];
    const isOpen = each % 2 === 1;
    await (isOpen ? open : close)(writer);
    // A job that has ended keeps its page, which offers no applying (D20).
    const looks = [
      [list, job.title],
      ...(each % 10 < 2
        ? [
            [search, job.title],
            [job.path, 'Apply for this job'],
          ]
        : []),
    ] as const;
    for (const [path, words] of looks)
      if ((await shows(reader, path, words)) !== isOpen) missed.push(`${each} ${path}`);
  }
  console.log(`Changes through one process: 100; looks through the other that missed one: ${missed.length}.`);
  expect(missed).toEqual([]);
});

test('while the cache is away a page is at most its revalidate late, and the processes share again when it is back', async ({
  page,
  sql,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [await aSite(), await aSite()];
  const { job, close, open } = await anEmployer(page, sql);
  expect(await shows(second, list, job.title)).toBe(true);
  await cache.kill();
  await close(first);
  expect(await shows(first, list, job.title)).toBe(false);
  await expect.poll(() => shows(second, list, job.title), { timeout: 70_000 }).toBe(false);
  await open(second);
  await cache.startAgain();
  await expect
    .poll(async () => {
      await close(first);
      const isGone = !(await shows(second, list, job.title));
      await open(second);
      return isGone && (await shows(first, list, job.title));
    })
    .toBe(true);
});

test('one process is killed under load, and the other goes on', async ({ page, sql }) => {
  test.setTimeout(180_000);
  const [first, second] = [await aSite(), await aSite()];
  const { job, close } = await anEmployer(page, sql);
  const load = underLoad(second.url, 6, 8);
  process.kill(first.pid, 'SIGKILL');
  await close(second);
  expect(await shows(second, list, job.title)).toBe(false);
  const { errors, timeouts, non2xx } = await load;
  expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
});
