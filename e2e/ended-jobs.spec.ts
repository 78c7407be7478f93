import type { APIRequestContext, Page } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { createAddress, createPerson, signIn } from './fixtures/account';
import {
  chooseCv,
  fillApplication,
  openApplicationForm,
  openHydratedForm,
  submitApplication,
} from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { runScheduledWork } from './fixtures/scheduled-work';
import { expect, test } from './fixtures/test';

/** Towns in which no other e2e test posts jobs, because a cached list would show those jobs. */
const ely = {
  state: 'Nevada',
  city: 'Ely',
  neighborhood: null,
  coordinates: { lat: 39.2474, lng: -114.8886 },
};
const tonopah = { ...ely, city: 'Tonopah', coordinates: { lat: 38.0672, lng: -117.2301 } };

const newTitle = (word: string) => `${word} Baker ${createMark()}`;

/** Expects a focused notice in view, which replaces the form. */
async function expectRejection(page: Page) {
  const notice = page.getByRole('group', { name: 'This job closed. Nothing was sent.' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Apply for this job')).toHaveCount(0);
  await expect(page.getByText('Application submitted')).toHaveCount(0);
}

/** Fills in the form without sending it. */
async function fillInForm(page: Page) {
  await fillApplication(page, createAddress('ann'));
  await chooseCv(page);
}

const getHtml = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('scheduled work removes an expired job from lists, and the form in an open tab is rejected', async ({
  page,
  request,
  sql,
}) => {
  const [job, other] = [
    await postJob(sql, { ...ely, title: newTitle('Evening') }),
    await postJob(sql, { ...ely, title: newTitle('Morning') }),
  ];
  const lists = ['/nevada/ely', `/search?q=${encodeURIComponent(job.title)}`];
  for (const list of lists) expect(await getHtml(request, list)).toContain(job.path);
  expect(await getHtml(request, job.path)).toContain('"JobPosting"');
  await openHydratedForm(page, job.path);
  await fillInForm(page);

  await sql`update public.jobs set expires_at = now() where id = ${job.id}`;
  await expect(async () => {
    await runScheduledWork();
    expect(await getHtml(request, job.path)).toContain('This job has expired');
  }).toPass();
  for (const list of lists) expect(await getHtml(request, list)).not.toContain(job.path);
  expect(await getHtml(request, '/nevada/ely')).toContain(other.path);

  await submitApplication(page);
  await expectRejection(page);
  expect(await sql`select from public.applications where job_id = ${job.id}`).toHaveLength(0);

  await page.goto(job.path);
  await expect(page.getByText('Nothing was sent')).toHaveCount(0);
  await expect(page.getByText('This job has expired')).toBeVisible();
  await expect(page.getByText('Apply for this job')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Open jobs nearby' }).getByRole('link', { name: other.title }),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await page.content()).not.toContain('"JobPosting"');
});

test('forms in open tabs are rejected as soon as the employer closes the job', async ({
  page,
  browser,
  request,
  sql,
}) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { ...tonopah, employer, title: newTitle('Night') });
  expect(await getHtml(request, '/nevada/tonopah')).toContain(job.path);
  await openHydratedForm(page, job.path);
  const account = await (await browser.newContext()).newPage();
  await signIn(account, await createPerson());
  await openHydratedForm(account, job.path);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(job.path);
  await openApplicationForm(plain);
  for (const tab of [page, account, plain]) await fillInForm(tab);

  const employerPage = await (await browser.newContext()).newPage();
  await signIn(employerPage, employer, '/employer/jobs');
  await employerPage.getByRole('link', { name: `Close: ${job.title}` }).click();
  await employerPage.getByRole('button', { name: 'Close as filled' }).click();
  await expect(employerPage.getByRole('article', { name: job.title })).toContainText('Closed');
  expect(await getHtml(request, '/nevada/tonopah')).not.toContain(job.path);
  expect(await getHtml(request, job.path)).toContain('This job is closed');

  for (const tab of [page, account]) {
    await submitApplication(tab);
    await expectRejection(tab);
  }
  await submitApplication(plain);
  await expect(plain.getByText('This job is closed')).toBeVisible();
  await expect(plain.getByText('Application submitted')).toHaveCount(0);
  expect(await sql`select from public.applications where job_id = ${job.id}`).toHaveLength(0);
  for (const tab of [account, plain, employerPage]) await tab.context().close();
});

test('the form of a job that was taken down is rejected in an open tab, which shows that the job is gone', async ({
  page,
  request,
  sql,
}) => {
  const job = await postJob(sql, { ...tonopah, title: newTitle('Dawn') });
  await openHydratedForm(page, job.path);
  await fillInForm(page);
  await sql`update public.jobs set expires_at = now() where id = ${job.id}`;
  await sql`select public.hide_jobs(array[${job.id}::uuid])`;
  await expect(async () => {
    await runScheduledWork();
    expect((await request.get(job.path)).status()).toBe(404);
  }).toPass();

  await submitApplication(page);
  await expectRejection(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Job Not Found' })).toBeVisible();
});
