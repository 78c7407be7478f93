import type { APIRequestContext, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { createPerson, signIn } from './fixtures/account';
import { createApplicants } from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import {
  type FormResultFacts,
  getContentFacts,
  getFormResultFacts,
  getHeaderFacts,
  getSubmitButtons,
  normalize,
  type PageFacts,
  submitForm,
} from './fixtures/page-facts';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

/**
 * The facts that crawlers, proxies and visitors without JavaScript depend on, in site-facts.json. To update: `node
 * tests/run.ts --only e2e -- site-facts.spec.ts --update-snapshots`; each changed line must be intended.
 */
test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 180_000 });

test('sixty addresses return the recorded headers and contents', async ({ page, request, sql }) => {
  const paths = await listPublicPaths(sql);
  expect(paths.length).toBeGreaterThanOrEqual(60);
  await expectFacts('site-facts.json', page, request, paths);
});

test('thirty pages contain the recorded forms without JavaScript', async ({ page, sql }) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { ...medford, employer, title: 'Net Baker netmarkforms' });
  await createApplicants(sql, job.id, ['Ann Smith']);
  const facts: Record<string, unknown> = {};
  for (const [role, pages] of Object.entries(formPages(job))) {
    await page.context().clearCookies();
    if (role === 'employer') await signIn(page, employer);
    if (role === 'seeker') await signIn(page, await createPerson());
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      const { title, h1, forms } = await getContentFacts(page);
      facts[`${role} ${name}`] = { title, h1, forms };
    }
  }
  expect(Object.keys(facts).length).toBeGreaterThanOrEqual(30);
  expectSnapshot('site-forms.json', facts);
});

test('forms that are submitted unchanged without JavaScript return the recorded results', async ({
  page,
  sql,
}) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { ...medford, employer, title: 'Net Baker netmarkways' });
  await createApplicants(sql, job.id, ['Ann Smith']);
  const facts: Record<string, FormResultFacts> = {};
  for (const [role, pages] of Object.entries(formPages(job))) {
    await page.context().clearCookies();
    if (role === 'employer') await signIn(page, employer);
    if (role === 'seeker') await signIn(page, await createPerson());
    for (const [name, path] of Object.entries(pages)) {
      // The buttons of these pages end the session or delete the job, which the next forms need.
      if (name === 'account' || name === 'delete') continue;
      await page.goto(path);
      for (const button of await getSubmitButtons(page)) {
        await page.goto(path);
        if (await submitForm(page, button))
          facts[`${role} ${name}: ${normalize(button)}`] = await getFormResultFacts(page);
      }
    }
  }
  expect(Object.keys(facts).length).toBeGreaterThanOrEqual(30);
  expectSnapshot('site-form-results.json', facts);
});

const eugene = {
  state: 'Oregon',
  city: 'Eugene',
  neighborhood: null,
  coordinates: { lat: 44.0521, lng: -123.0868 },
};

/** Another town, so that the lists around Eugene are the same in every run. */
const medford = { ...eugene, city: 'Medford', coordinates: { lat: 42.3265, lng: -122.8756 } };

async function expectFacts(
  file: string,
  page: Page,
  request: APIRequestContext,
  paths: readonly (readonly [name: string, path: string])[],
): Promise<void> {
  const facts: Record<string, PageFacts> = {};
  for (const [name, path] of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    const pageFacts = getHeaderFacts(response);
    if (pageFacts.type?.startsWith('text/html') && !pageFacts.location) {
      await page.goto(path);
      Object.assign(pageFacts, await getContentFacts(page));
    }
    facts[name] = pageFacts;
  }
  expectSnapshot(file, facts);
}

const expectSnapshot = (file: string, facts: object) =>
  expect(`${JSON.stringify(facts, null, 2)}\n`).toMatchSnapshot(file);

/** Addresses, each with a name that is the same in every run. */
async function listPublicPaths(sql: Sql): Promise<(readonly [string, string])[]> {
  const employer = await createEmployer();
  const open = await postJob(sql, { ...eugene, employer, title: 'Net Baker netmark' });
  const closed = await postJob(sql, { ...eugene, employer, title: 'Closed Baker netmark', status: 'closed' });
  const longAgo = new Date(Date.now() - 20 * 86_400_000);
  const expired = await postJob(sql, {
    ...eugene,
    employer,
    title: 'Gone Baker netmark',
    expires_at: longAgo,
  });
  const near = 'lat=44.052&lng=-123.087';
  const plain = `
    / /jobs-near-me /jobs-near-me?${near} /jobs-near-me?${near}&q=baker&type=full-time
    /jobs-near-me?${near}&view=map /jobs-near-me?${near}&page=2 /jobs-near-me?lat=44.05212&lng=-123 /search
    /search?q=cook&place=Eugene%2C+Oregon /search/filters?q=cook /search/area /oregon /or /oregon/eugene
    /OR/Eugene /oregon/eugene/ /oregon/eugene?utm_source=mail /oregon/eugene?type=part-time
    /oregon/eugene?q=cook&page=2 /oregon/eugene/page/2 /oregon/eugene/page/1 /oregon/eugene/page/99
    /oregon/eugene/jobs/full-time /oregon/eugene/jobs/no-such-thing /oregon/portland/pearl-district
    /oregon/atlantis /oregon/eugene/talents/barista/any /atlantis/atlantis /wp-login.php /%ff /cities
    /cities/e /categories /talent-near-me /talent-near-me?${near} /about /help /accessibility /employers
    /career-resources /transparency /terms /privacy /cookies /location /login /register /reset-password
    /role-selection /post /post-job /profile /account /employer/jobs /job-seeker/saved-jobs
    /job-seeker/applications /admin /alerts/new?place=Eugene%2C+Oregon /unsubscribe/none /robots.txt
    /sitemap.xml /healthz /manifest.webmanifest /feeds/rss/oregon/eugene /api/jobs/search?${near} /api/me`
    .trim()
    .split(/\s+/);
  return [
    ...plain.map((path) => [path, path] as const),
    ['an open job', open.path],
    ['an open job by its id', `/job/${open.id}`],
    ['an open job in another case', open.path.toUpperCase()],
    ['a closed job', closed.path],
    ['a job that ended long ago', expired.path],
    ['a company', `/oregon/eugene/employers/${encodeURIComponent(employer.companyName.toLowerCase())}`],
    ['a report', `/report/job/${open.id}`],
  ];
}

const formPages = (job: { id: string; path: string }) => ({
  visitor: {
    home: '/',
    near: '/jobs-near-me?lat=44.052&lng=-123.087',
    city: '/oregon/eugene?type=part-time',
    filters: '/search/filters?q=cook',
    area: '/search/area',
    location: '/location',
    job: job.path,
    report: `/report/job/${job.id}`,
    alert: '/alerts/new?place=Eugene%2C+Oregon',
    talents: '/talent-near-me?lat=44.052&lng=-123.087',
    'sign in': '/login',
    register: '/register',
    reset: '/reset-password',
    'saved jobs': '/job-seeker/saved-jobs',
  },
  seeker: {
    job: job.path,
    profile: '/profile',
    account: '/account',
    'saved jobs': '/job-seeker/saved-jobs',
    applications: '/job-seeker/applications',
    alerts: '/job-seeker/job-alerts',
    alert: '/alerts/new?place=Eugene%2C+Oregon',
    requests: '/contact-request',
  },
  employer: {
    job: job.path,
    profile: '/profile',
    post: '/post-job',
    postings: '/employer/jobs',
    edit: `/employer/jobs/${job.id}/edit`,
    close: `/employer/jobs/${job.id}/close`,
    delete: `/employer/jobs/${job.id}/delete`,
    applicants: `/employer/jobs/${job.id}/applicants`,
    talents: '/talent-near-me?lat=44.052&lng=-123.087',
    'saved talents': '/employer/saved-talents',
    'talent alerts': '/employer/talent-alerts',
  },
});
