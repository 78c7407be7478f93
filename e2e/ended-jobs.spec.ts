import type { APIRequestContext, Page } from '@playwright/test';
import { newMark } from '../tests/support/mark';
import { newAddress, newPerson, signIn } from './fixtures/account';
import { chooseCv, fillIn, openForm, openLiveForm, submit } from './fixtures/application';
import { newEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { doScheduledWork } from './fixtures/scheduled-work';
import { expect, test } from './fixtures/test';

/** Towns where no other journey posts: a list that is kept shows what was there before. */
const ely = {
  state: 'Nevada',
  city: 'Ely',
  neighborhood: null,
  coordinates: { lat: 39.2474, lng: -114.8886 },
};
const tonopah = { ...ely, city: 'Tonopah', coordinates: { lat: 38.0672, lng: -117.2301 } };

const newTitle = (word: string) => `${word} Baker ${newMark()}`;
/** In the place of the form, in view and with the focus, on a page that was rendered again with the answer. */
async function expectRefused(page: Page) {
  const notice = page.getByRole('group', { name: 'This job closed. Nothing was sent.' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Apply for this job')).toHaveCount(0);
  await expect(page.getByText('Application submitted')).toHaveCount(0);
}

/** The form as it stands in a tab for an hour: filled in, not sent. */
async function leaveFilledIn(page: Page) {
  await fillIn(page, newAddress('ann'));
  await chooseCv(page);
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('a job whose time runs out leaves the lists with the scheduled work, and refuses the form of an open tab', async ({
  page,
  request,
  sql,
}) => {
  const [job, other] = [
    await postJob(sql, { ...ely, title: newTitle('Evening') }),
    await postJob(sql, { ...ely, title: newTitle('Morning') }),
  ];
  const lists = ['/nevada/ely', `/search?q=${encodeURIComponent(job.title)}`];
  for (const list of lists) expect(await textOf(request, list)).toContain(job.path);
  expect(await textOf(request, job.path)).toContain('"JobPosting"');
  await openLiveForm(page, job.path);
  await leaveFilledIn(page);

  await sql`update public.jobs set expires_at = now() where id = ${job.id}`;
  await expect(async () => {
    await doScheduledWork();
    expect(await textOf(request, job.path)).toContain('This job has expired');
  }).toPass();
  for (const list of lists) expect(await textOf(request, list)).not.toContain(job.path);
  expect(await textOf(request, '/nevada/ely')).toContain(other.path);

  await submit(page);
  await expectRefused(page);
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

test('a job that its employer closes refuses the form of another tab at once', async ({
  page,
  browser,
  request,
  sql,
}) => {
  const employer = await newEmployer();
  const job = await postJob(sql, { ...tonopah, employer, title: newTitle('Night') });
  expect(await textOf(request, '/nevada/tonopah')).toContain(job.path);
  await openLiveForm(page, job.path);
  const account = await (await browser.newContext()).newPage();
  await signIn(account, await newPerson());
  await openLiveForm(account, job.path);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(job.path);
  await openForm(plain);
  for (const tab of [page, account, plain]) await leaveFilledIn(tab);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, employer, '/employer/jobs');
  await desk.getByRole('link', { name: `Close: ${job.title}` }).click();
  await desk.getByRole('button', { name: 'Close as filled' }).click();
  await expect(desk.getByRole('article', { name: job.title })).toContainText('Closed');
  expect(await textOf(request, '/nevada/tonopah')).not.toContain(job.path);
  expect(await textOf(request, job.path)).toContain('This job is closed');

  for (const tab of [page, account]) {
    await submit(tab);
    await expectRefused(tab);
  }
  await submit(plain);
  await expect(plain.getByText('This job is closed')).toBeVisible();
  await expect(plain.getByText('Application submitted')).toHaveCount(0);
  expect(await sql`select from public.applications where job_id = ${job.id}`).toHaveLength(0);
  for (const tab of [account, plain, desk]) await tab.context().close();
});

test('a job that is taken down refuses the form of an open tab on the page that says it is gone', async ({
  page,
  request,
  sql,
}) => {
  const job = await postJob(sql, { ...tonopah, title: newTitle('Dawn') });
  await openLiveForm(page, job.path);
  await leaveFilledIn(page);
  // The scheduled work renders the pages of what expired.
  await sql`update public.jobs set expires_at = now() where id = ${job.id}`;
  await sql`select public.hide_jobs(array[${job.id}::uuid])`;
  await expect(async () => {
    await doScheduledWork();
    expect((await request.get(job.path)).status()).toBe(404);
  }).toPass();

  await submit(page);
  await expectRefused(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Job Not Found' })).toBeVisible();
});
