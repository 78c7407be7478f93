import type { Page } from '@playwright/test';
import { createMark } from '../tests/support/mark';
import { signIn } from './fixtures/account';
import { applyButton, createApplicants } from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import { formStatus } from './fixtures/form-status';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

const posting = (page: Page, title: string) => page.getByRole('article', { name: title });
const newTitle = () => `Evening Baker ${createMark()}`;

test('pages show each change at once when a posting is edited, moved, paused, closed and renewed', {
  tag: '@phone-only',
}, async ({ page, request, sql }) => {
  test.slow();
  const employer = await createEmployer();
  const title = newTitle();
  const job = await postJob(sql, { employer, title });
  const search = async () => (await request.get(`/search?q=${encodeURIComponent(title)}`)).text();
  const hasPageText = async (text: string) =>
    (await (await request.get(`/${job.slug}`)).text()).includes(text);
  expect(await hasPageText('Apply for this job')).toBe(true);
  expect(await search()).toContain(job.path);

  await signIn(page, employer, '/employer/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'My Job Postings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post New Job' })).toHaveAttribute('href', '/post-job');
  await expect(posting(page, title)).toContainText('Open');
  await expect(posting(page, title)).toContainText('Days left20');
  const buttons = posting(page, title).locator('.posting-actions .button');
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);

  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  await page.getByLabel('Job title').fill(`${title} Deluxe`);
  await page.getByLabel('Location').fill('Oakland, CA');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /Additional information/ })).toBeFocused();
  await expect(page.getByLabel('Contact name')).toHaveValue('Robin Baker');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Oakland');
  expect(await hasPageText(`${title} Deluxe`)).toBe(true);
  const oldPage = await request.get(job.path, { maxRedirects: 0 });
  expect([oldPage.status(), oldPage.headers().location]).toEqual([307, `/california/oakland/${job.slug}`]);

  await page.getByRole('button', { name: `Pause: ${title} Deluxe` }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Paused');
  expect(await hasPageText('This job is paused')).toBe(true);
  expect(await search()).not.toContain(job.slug);
  await page.getByRole('button', { name: `Resume: ${title} Deluxe` }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Open');
  expect(await hasPageText('Apply for this job')).toBe(true);

  await page.getByRole('link', { name: `Close: ${title} Deluxe` }).click();
  await expect(page.getByText('No one is waiting for an answer, so we won’t email anyone.')).toBeVisible();
  await expect(page.getByText('You keep its applications, and you can renew it.')).toBeVisible();
  await page.getByRole('button', { name: 'Close as filled' }).click();
  await expect(page.getByText(`“${title} Deluxe” is closed as filled.`)).toBeVisible();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Closed');
  expect(await hasPageText('This job is closed')).toBe(true);
  const [open] = await sql`select public.is_job_open(${job.id}) as is_open`;
  expect(open?.is_open).toBe(false);

  await page.getByRole('button', { name: `Renew: ${title} Deluxe` }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Days left30');
  expect(await hasPageText('Apply for this job')).toBe(true);
  expect(await search()).toContain(job.slug);
});

test('the first step of the edit form saves a posting and geocodes the typed place', async ({
  page,
  sql,
}) => {
  const employer = await createEmployer();
  const title = newTitle();
  const job = await postJob(sql, { employer, title });
  await signIn(page, employer, `/employer/jobs/${job.id}/edit`);
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.fill('Nowhere at all 99999');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByText(/No results found for the address|Failed to find location/).first(),
  ).toBeVisible();
  await expect(location).toHaveValue('Nowhere at all 99999');
  await location.fill('Oakland, CA');
  await page.getByLabel('Job title').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = formStatus(page).filter({ hasText: 'Please check' });
  await expect(alert.getByText('Job title is required')).toBeVisible();
  await page.getByLabel('Job title').fill(`${title} Deluxe`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Oakland');
});

test('saving from the first step opens the second step when it has errors', async ({ page, sql }) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer, title: newTitle() });
  await signIn(page, employer, `/employer/jobs/${job.id}/edit`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Contact name').fill('');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  // The second step, which has a button with the same name, stays until the browser has gone back.
  await expect(page.getByLabel('Job title')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: /Additional information/ })).toBeVisible();
  await expect(formStatus(page).getByText('Contact name is required')).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the close page shows the number of emails, and Undo works until they are sent', async ({
      page,
      request,
      sql,
    }) => {
      const employer = await createEmployer();
      const title = newTitle();
      const job = await postJob(sql, { employer, title });
      await createApplicants(sql, job.id, ['Ben Miller', 'Bo Chen']);
      await signIn(page, employer, '/employer/jobs');
      await page.getByRole('link', { name: `Close: ${title}` }).click();
      await expect(
        page.getByText('2 applicants you haven’t hired or turned down will get an email'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Close, not filled' }).click();
      await expect(page.getByText(`“${title}” is closed, not filled.`)).toBeVisible();
      const [closed] = await sql`select status, close_reason from public.jobs where id = ${job.id}`;
      expect(closed).toEqual({ status: 'closed', close_reason: 'not-filled' });

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Undone. The posting is back to the way it was.')).toBeVisible();
      await expect(posting(page, title)).toContainText('Open');
      expect(await sql`select from public.closing_emails where job_id = ${job.id}`).toHaveLength(0);
      const events = await sql`select from public.application_events
        where job_id = ${job.id} and kind = 'job-closed'`;
      expect(events).toHaveLength(0);
      expect(await (await request.get(job.path)).text()).toContain('Apply for this job');
    });
  });

test('an employer renews an expired posting, then deletes it', async ({ page, request, sql }) => {
  const employer = await createEmployer();
  const title = newTitle();
  const job = await postJob(sql, { employer, title, expires_at: new Date(Date.now() - 20 * 86_400_000) });
  expect((await request.get(`/${job.slug}`)).status()).toBe(404);
  await signIn(page, employer, '/employer/jobs');
  await expect(posting(page, title)).toContainText('Expired');
  await page.getByRole('button', { name: `Renew: ${title}` }).click();
  await expect(posting(page, title)).toContainText('Open');
  expect((await request.get(`/${job.slug}`)).status()).toBe(200);

  await page.getByRole('link', { name: `Delete: ${title}` }).click();
  await expect(page.getByText('No one has applied for it.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('**/employer/jobs');
  await expect(page.getByRole('heading', { name: 'No job postings yet' })).toBeVisible();
  expect((await request.get(`/${job.slug}`)).status()).toBe(404);
  await page.goBack();
  await expect(page).toHaveURL('/employer/jobs');
  await expect(page.getByRole('heading', { name: 'No job postings yet' })).toBeVisible();
});

test('an employer filters postings by words and status, and duplicates a posting', async ({ page, sql }) => {
  const employer = await createEmployer();
  const [bakerTitle, cashierTitle] = [newTitle(), `Cashier ${createMark()}`];
  await postJob(sql, { employer, title: bakerTitle });
  await postJob(sql, { employer, title: cashierTitle, status: 'closed' });
  await signIn(page, employer, '/role-selection');
  await expect(page.getByText('You have 1 open job posting.')).toBeVisible();
  await page.getByRole('link', { name: 'see your job postings' }).click();
  await page.getByLabel('Search your postings').fill('cashier');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(posting(page, cashierTitle)).toBeVisible();
  await page.getByLabel('Search your postings').fill('');
  await page.getByLabel('Status').selectOption('open');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(posting(page, bakerTitle)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: `Duplicate: ${bakerTitle}` }).click();
  await expect(page.getByLabel('Job title')).toHaveValue(bakerTitle);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Post Job' }).click();
  const alert = formStatus(page).filter({ hasText: `You already have this job open: “${bakerTitle}”` });
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('link', { name: 'Edit it instead' })).toHaveAttribute('href', /\/edit$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Job description').fill('The same, at night.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  expect(await sql`select from public.jobs where title = ${bakerTitle}`).toHaveLength(2);
});

test('only the employer of a job sees the link to its applicants', { tag: '@phone' }, async ({
  page,
  sql,
  axe,
}) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer });
  const applicantsLink = page.getByRole('link', { name: 'Applicants (0)' }).first();
  await signIn(page, employer, job.path);
  await expect(applicantsLink).toBeVisible();
  await expect(page.getByText('Apply for this job')).toHaveCount(0);
  await axe();
  await expect(page.getByRole('link', { name: 'Edit', exact: true }).first()).toHaveAttribute(
    'href',
    `/employer/jobs/${job.id}/edit`,
  );
  await expect(page.getByRole('link', { name: 'Close', exact: true }).first()).toHaveAttribute(
    'href',
    `/employer/jobs/${job.id}/close`,
  );
  await applicantsLink.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();

  const otherJob = await postJob(sql, { employer: await createEmployer() });
  await page.goto(otherJob.path);
  await expect(applyButton(page)).toBeVisible();
  await expect(applicantsLink).toBeHidden();
});

test('a visitor and another employer cannot edit, close or delete a posting', async ({ page, sql }) => {
  const job = await postJob(sql, { employer: await createEmployer() });
  await page.goto(`/employer/jobs/${job.id}/edit`);
  await expect(page).toHaveURL(/\/login\?from=/);
  await signIn(page, await createEmployer(), '/employer/jobs');
  for (const action of ['edit', 'close', 'delete']) {
    const response = await page.request.get(`/employer/jobs/${job.id}/${action}`);
    expect([action, response.status()]).toEqual([action, 404]);
  }
});
