import type { APIRequestContext, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { signIn } from './fixtures/account';
import { cvFiles } from './fixtures/cv-files';
import { type Employer, newEmployer } from './fixtures/employer';
import { expect, test } from './fixtures/test';

// Each waits for the scheduler and for several people.
test.slow();

type Town = { city: string; state: string; coordinates: { lat: number; lng: number } };

/** Towns where no other journey posts, one for each journey and project: a list that is kept shows what was there before. */
const towns: Record<string, Town> = {
  'expires desktop': { city: 'Ely', state: 'Nevada', coordinates: { lat: 39.2474, lng: -114.8886 } },
  'expires phone': { city: 'Ainsworth', state: 'Nebraska', coordinates: { lat: 42.55, lng: -99.8626 } },
  'closes desktop': { city: 'Tonopah', state: 'Nevada', coordinates: { lat: 38.0672, lng: -117.2301 } },
  'closes phone': { city: 'Elko', state: 'Nevada', coordinates: { lat: 40.8324, lng: -115.7631 } },
};

function townFor(what: 'expires' | 'closes', project: string): Town {
  const town = towns[`${what} ${project}`];
  if (!town) throw new Error(`Name a town for ${project}.`);
  return town;
}

async function postAs(sql: Sql, { user }: Employer, { city, state, coordinates }: Town, title: string) {
  const [job] = await sql<{ id: string; slug: string }[]>`
    insert into public.jobs ${sql({
      employer_id: user.id,
      title,
      company_name: 'Set by the database',
      location: sql.json({ coordinates, address: { city, state, country: 'United States' } }) as never,
      description: 'Bread for the town.',
      type: 'full-time',
      contact: sql.json({ name: 'Robin Baker', email: 'robin@example.com' }) as never,
      expires_at: new Date(Date.now() + 20 * 86_400_000),
    })} returning id, slug`;
  if (!job) throw new Error('The job was not posted.');
  const list = `/${state.toLowerCase()}/${city.toLowerCase()}`;
  return { ...job, title, list, path: `${list}/${job.slug}` };
}

const newTitle = (word: string) => `${word} Baker ${crypto.randomUUID().slice(0, 8)}`;
const open = (page: Page) => page.getByText('Apply for this job').click();
/** The form's answer, or the page around it, which is made anew with the answer and then says why. */
const refusal = /This job (no longer takes applications\.|has expired|is closed)/;

/** The form as it stands in a tab for an hour: filled in, not sent. */
async function fillIn(page: Page, path: string, { isLive }: { isLive: boolean }) {
  await page.goto(path);
  await open(page);
  const name = page.getByLabel('Full name');
  if (isLive)
    await expect(async () => {
      await name.focus();
      await name.blur();
      await expect(page.locator('p', { hasText: 'Full name is required' })).toBeVisible({ timeout: 300 });
    }).toPass();
  await name.fill('Ann Smith');
  await page.getByLabel('Date of birth').fill('1990-04-01');
  await page.getByLabel('Email').fill(`ann-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Phone number').fill('415 555 0100');
  await page.getByLabel('Cover letter').fill('I bake.');
  await page.getByLabel('CV/Resume').setInputFiles(cvFiles.pdf());
}

const send = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click();
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('a job whose time runs out leaves the lists with the scheduled work, refuses the form of an open tab, and is gone after 14 days', async ({
  page,
  request,
  sql,
  axe,
}, { project }) => {
  test.setTimeout(300_000);
  const town = townFor('expires', project.name);
  const employer = await newEmployer();
  const [job, other] = [
    await postAs(sql, employer, town, newTitle('Evening')),
    await postAs(sql, employer, town, newTitle('Morning')),
  ];
  const lists = [job.list, `/search?q=${encodeURIComponent(job.title)}`];
  for (const list of lists) expect(await textOf(request, list)).toContain(job.path);
  expect(await textOf(request, job.path)).toContain('"JobPosting"');
  await fillIn(page, job.path, { isLive: true });

  await sql`update public.jobs set expires_at = now() + interval '1 second' where id = ${job.id}`;
  // Sooner than by the minute after which a page is made anew by itself: the scheduler has told it.
  for (const list of lists)
    await expect.poll(() => textOf(request, list), { timeout: 30_000 }).not.toContain(job.path);
  await expect.poll(() => textOf(request, job.path), { timeout: 30_000 }).toContain('This job has expired');
  expect(await textOf(request, job.list)).toContain(other.path);

  await send(page);
  await expect(page.getByText(refusal).first()).toBeVisible();
  await expect(page.getByText('Application submitted')).toHaveCount(0);
  expect(await sql`select from public.applications where job_id = ${job.id}`).toHaveLength(0);

  await page.goto(job.path);
  await expect(page.getByText('This job has expired')).toBeVisible();
  await expect(page.getByText('Apply for this job')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Open jobs nearby' }).getByRole('link', { name: other.title }),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await page.content()).not.toContain('"JobPosting"');
  await axe();
  await page.screenshot({ path: `test-results/expired-${project.name}.png`, fullPage: true });

  // Two weeks later nobody tells the page: it is made anew after a minute (D20).
  await sql`update public.jobs set expires_at = now() - interval '15 days' where id = ${job.id}`;
  for (const address of [job.path, `/${job.slug}`, `/job/${job.id}`])
    await expect.poll(async () => (await request.get(address)).status(), { timeout: 90_000 }).toBe(404);
});

test('a job that its employer closes refuses the form of another tab at once', async ({
  page,
  browser,
  request,
  sql,
}, { project }) => {
  const employer = await newEmployer();
  const job = await postAs(sql, employer, townFor('closes', project.name), newTitle('Night'));
  expect(await textOf(request, job.list)).toContain(job.path);
  await fillIn(page, job.path, { isLive: true });
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await fillIn(plain, job.path, { isLive: false });

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, employer, '/employer/jobs');
  await desk.getByRole('link', { name: `Close: ${job.title}` }).click();
  await desk.getByRole('button', { name: 'Close as filled' }).click();
  await expect(desk.getByRole('article', { name: job.title })).toContainText('Closed');
  expect(await textOf(request, job.list)).not.toContain(job.path);
  expect(await textOf(request, job.path)).toContain('This job is closed');

  for (const tab of [page, plain]) {
    await send(tab);
    await expect(tab.getByText(refusal).first()).toBeVisible();
    await expect(tab.getByText('Application submitted')).toHaveCount(0);
  }
  expect(await sql`select from public.applications where job_id = ${job.id}`).toHaveLength(0);
  await plain.context().close();
  await desk.context().close();
});
