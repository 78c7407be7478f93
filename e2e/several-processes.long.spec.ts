import autocannon from 'autocannon';
import { cacheServerSkipReason, startCacheServer } from '../tests/support/cache-server';
import { createMark } from '../tests/support/mark';
import { startTestSite } from '../tests/support/site-process';
import { createEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { addSession } from './fixtures/session';
import { expect, test } from './fixtures/test';

test.skip(cacheServerSkipReason !== undefined, cacheServerSkipReason);
// Windows has no signals.
test.skip(process.platform === 'win32');

type CacheServer = Awaited<ReturnType<typeof startCacheServer>>;
type TestSite = Awaited<ReturnType<typeof startTestSite>>;
let cache: CacheServer;
const sites: TestSite[] = [];

test.beforeEach(async () => {
  cache = await startCacheServer();
});
test.afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
  await cache.stop();
});

async function startSite(env: Record<string, string> = {}): Promise<TestSite> {
  const site = await startTestSite({ CACHE_URL: cache.url, ...env });
  sites.push(site);
  return site;
}

/** No other e2e test changes jobs in this town. */
const jackpot = {
  state: 'Nevada',
  city: 'Jackpot',
  neighborhood: null,
  coordinates: { lat: 41.9832, lng: -114.6747 },
};
const list = '/nevada/jackpot';
const search = '/jobs-near-me?lat=41.9832&lng=-114.6747&radius=10';

/**
 * Creates an employer with one job. `close` and `open` submit a form of one of the processes, like a browser without
 * JavaScript.
 */
async function createEmployerWithJob(
  page: import('@playwright/test').Page,
  sql: Parameters<typeof postJob>[0],
) {
  const employer = await createEmployer();
  const job = await postJob(sql, { ...jackpot, employer, title: `Croupier ${createMark()}` });
  await addSession(page.context(), employer);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const submitForm = async (site: TestSite, path: string, fields: Record<string, string>) => {
    const html = await (await fetch(site.url + path, { headers: { cookie } })).text();
    const forms = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => form);
    const form = forms.find((candidate) =>
      Object.keys(fields).every((name) => candidate.includes(`name="${name}"`)),
    );
    const body = new FormData();
    for (const [input] of (form ?? '').matchAll(/<input\b[^>]*>/g)) {
      const [, name] = /name="([^"]*)"/.exec(input) ?? [];
      const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
      if (name) body.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    }
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await fetch(site.url + path, {
      method: 'POST',
      headers: { cookie, origin: site.url },
      body,
      redirect: 'manual',
    });
    await response.text();
    expect([path, response.status < 400]).toEqual([path, true]);
  };
  return {
    job,
    close: (site: TestSite) =>
      submitForm(site, `/employer/jobs/${job.id}/close`, { id: job.id, reason: 'filled' }),
    open: (site: TestSite) => submitForm(site, '/employer/jobs', { id: job.id, change: 'renew' }),
  };
}

const pageIncludes = async (site: TestSite, path: string, text: string) => {
  const response = await fetch(site.url + path);
  return response.status === 200 && (await response.text()).includes(text);
};

/** Requests the list on several connections, so that it is rendered continuously. */
function startLoad(url: string, seconds: number, connections: number) {
  return autocannon({ url: url + list, connections, duration: seconds });
}

test('100 changes in one process are each visible in the next response of the other process', async ({
  page,
  sql,
}) => {
  test.setTimeout(540_000);
  const [first, second] = [await startSite(), await startSite()];
  const { job, close, open } = await createEmployerWithJob(page, sql);
  const staleReads: string[] = [];
  for (let index = 0; index < 100; index++) {
    const [writer, reader] = index % 4 < 2 ? [first, second] : [second, first];
    const isOpen = index % 2 === 1;
    await (isOpen ? open : close)(writer);
    // An ended job keeps its page, without the application form (D20).
    const checks = [
      [list, job.title],
      ...(index % 10 < 2
        ? [
            [search, job.title],
            [job.path, 'Apply for this job'],
          ]
        : []),
    ] as const;
    for (const [path, text] of checks)
      if ((await pageIncludes(reader, path, text)) !== isOpen) staleReads.push(`${index} ${path}`);
  }
  console.log(`Changes in one process: 100; stale reads in the other: ${staleReads.length}.`);
  expect(staleReads).toEqual([]);
});

test('without the cache server, a page is stale for at most its revalidate time; after the server restarts, the processes share changes again', async ({
  page,
  sql,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [await startSite(), await startSite()];
  const { job, close, open } = await createEmployerWithJob(page, sql);
  expect(await pageIncludes(second, list, job.title)).toBe(true);
  await cache.kill();
  await close(first);
  expect(await pageIncludes(first, list, job.title)).toBe(false);
  await expect.poll(() => pageIncludes(second, list, job.title), { timeout: 70_000 }).toBe(false);
  await open(second);
  await cache.restart();
  await expect
    .poll(async () => {
      await close(first);
      const isRemoved = !(await pageIncludes(second, list, job.title));
      await open(second);
      return isRemoved && (await pageIncludes(first, list, job.title));
    })
    .toBe(true);
});

test('a process responds to all requests under load while another process is killed', async ({
  page,
  sql,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [await startSite(), await startSite()];
  const { job, close } = await createEmployerWithJob(page, sql);
  const load = startLoad(second.url, 6, 8);
  process.kill(first.pid, 'SIGKILL');
  await close(second);
  expect(await pageIncludes(second, list, job.title)).toBe(false);
  const { errors, timeouts, non2xx } = await load;
  expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
});
