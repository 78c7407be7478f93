import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { signIn } from './fixtures/account';
import { type Employer, newEmployer } from './fixtures/employer';
import { expect, test } from './fixtures/test';

/** A posting of that employer, straight into the table. */
async function postAs(
  sql: Sql,
  { user }: Employer,
  title: string,
  expiresAt = new Date(Date.now() + 20 * 86_400_000),
) {
  const [job] = await sql<{ id: string; slug: string }[]>`
    insert into public.jobs ${sql({
      employer_id: user.id,
      title,
      company_name: 'Set by the database',
      location: sql.json({
        coordinates: { lat: 37.7599, lng: -122.4148 },
        address: {
          city: 'San Francisco',
          state: 'California',
          country: 'United States',
          neighborhood: 'Mission District',
        },
      }) as never,
      description: 'Bread for the neighborhood.',
      type: 'full-time',
      contact: sql.json({ name: 'Robin Baker', email: 'robin@example.com' }) as never,
      expires_at: expiresAt,
    })} returning id, slug`;
  if (!job) throw new Error('The job was not posted.');
  return { ...job, path: `/california/san-francisco/mission-district/${job.slug}` };
}

const posting = (page: Page, title: string) => page.getByRole('article', { name: title });
const newTitle = () => `Evening Baker ${crypto.randomUUID().slice(0, 8)}`;

test('a posting is edited, moved, paused, closed and renewed, and every page follows at once', async ({
  page,
  request,
  sql,
  axe,
}) => {
  test.slow();
  const employer = await newEmployer();
  const title = newTitle();
  const job = await postAs(sql, employer, title);
  const search = async () => (await request.get(`/search?q=${encodeURIComponent(title)}`)).text();
  const shows = async (text: string) => (await (await request.get(`/${job.slug}`)).text()).includes(text);
  expect(await shows('Apply for this job')).toBe(true);
  expect(await search()).toContain(job.path);

  await signIn(page, employer, '/employer/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'My Job Postings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post New Job' })).toHaveAttribute('href', '/post-job');
  await expect(posting(page, title)).toContainText('Open');
  await expect(posting(page, title)).toContainText('Days left20');
  await axe();

  // Edit: the slug stays, and the address that it leaves leads on.
  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  await page.getByLabel('Job title').fill(`${title} Deluxe`);
  await page.getByLabel('Location').fill('Oakland, CA');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Contact name')).toHaveValue('Robin Baker');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Oakland');
  expect(await shows(`${title} Deluxe`)).toBe(true);
  const left = await request.get(job.path, { maxRedirects: 0 });
  expect([left.status(), left.headers().location]).toEqual([307, `/california/oakland/${job.slug}`]);

  await page.getByRole('button', { name: `Pause: ${title} Deluxe` }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Paused');
  expect(await shows('This job is paused')).toBe(true);
  expect(await search()).not.toContain(job.slug);
  await page.getByRole('button', { name: `Resume: ${title} Deluxe` }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Open');
  expect(await shows('Apply for this job')).toBe(true);

  await page.getByRole('button', { name: `Close as filled: ${title} Deluxe` }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Closed');
  expect(await shows('This job is closed')).toBe(true);
  const [open] = await sql`select public.is_job_open(${job.id}) as is_open`;
  expect(open?.is_open).toBe(false);

  await page.getByRole('button', { name: `Renew: ${title} Deluxe` }).click();
  await expect(posting(page, `${title} Deluxe`)).toContainText('Days left30');
  expect(await shows('Apply for this job')).toBe(true);
  expect(await search()).toContain(job.slug);
});

test('an expired posting is renewed; a deleted one is gone with what is said before', async ({
  page,
  request,
  sql,
  axe,
}) => {
  const employer = await newEmployer();
  const title = newTitle();
  const job = await postAs(sql, employer, title, new Date(Date.now() - 20 * 86_400_000));
  expect((await request.get(`/${job.slug}`)).status()).toBe(404);
  await signIn(page, employer, '/employer/jobs');
  await expect(posting(page, title)).toContainText('Expired');
  await page.getByRole('button', { name: `Renew: ${title}` }).click();
  await expect(posting(page, title)).toContainText('Open');
  expect((await request.get(`/${job.slug}`)).status()).toBe(200);

  await page.getByRole('link', { name: `Delete: ${title}` }).click();
  await expect(page.getByText('Nobody has applied for it.')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('**/employer/jobs');
  await expect(page.getByRole('heading', { name: 'No job postings yet' })).toBeVisible();
  expect((await request.get(`/${job.slug}`)).status()).toBe(404);
});

test('postings are found by words and status, and a copy begins a new posting', async ({ page, sql }) => {
  const employer = await newEmployer();
  const [one, other] = [newTitle(), `Cashier ${crypto.randomUUID().slice(0, 8)}`];
  await postAs(sql, employer, one);
  const closed = await postAs(sql, employer, other);
  await sql`update public.jobs set status = 'closed' where id = ${closed.id}`;
  await signIn(page, employer, '/employer/jobs');
  await page.getByLabel('Search your postings').fill('cashier');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(posting(page, other)).toBeVisible();
  await page.getByLabel('Search your postings').fill('');
  await page.getByLabel('Status').selectOption('open');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(posting(page, one)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: `Duplicate: ${one}` }).click();
  await expect(page.getByLabel('Job title')).toHaveValue(one);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  expect(await sql`select from public.jobs where title = ${one}`).toHaveLength(2);
});

test('nobody reaches the postings of somebody else', async ({ page, sql }) => {
  const job = await postAs(sql, await newEmployer(), newTitle());
  await page.goto(`/employer/jobs/${job.id}/edit`);
  await expect(page).toHaveURL(/\/login\?from=/);
  await signIn(page, await newEmployer(), '/employer/jobs');
  for (const deed of ['edit', 'delete']) {
    const response = await page.request.get(`/employer/jobs/${job.id}/${deed}`);
    expect([deed, response.status()]).toEqual([deed, 404]);
  }
});
