import type { Page } from '@playwright/test';
import { createAddress, signIn } from './fixtures/account';
import { createApplicants, submitFullApplication } from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import { formStatus } from './fixtures/form-status';
import { waitForHydration } from './fixtures/hydration';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

test.slow();

type Sql = Parameters<typeof postJob>[0];

const badge = (page: Page, status: string) => page.locator('main').getByText(status, { exact: true }).first();

test('an employer opens, annotates and shortlists an application, and the applicant sees the status', async ({
  page,
  browser,
  sql,
  mailbox,
}) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer });
  const email = createAddress('zoe');
  await submitFullApplication(page, job.path, email, 'Zoë Müller');
  const applicationPath = mailbox.getLink(await mailbox.waitFor(email), '/application/').pathname;
  const applicantPath = mailbox.getLink(await mailbox.waitFor(job.contactEmail), '/applicants/').pathname;

  await page.goto(applicationPath);
  await expect(page.getByText('Sent, not opened yet')).toBeVisible();

  const employerContext = await browser.newContext({ viewport: page.viewportSize() });
  const employerPage = await employerContext.newPage();
  // The emailed link requires sign-in and doesn't mark the application as read.
  await employerPage.goto(applicantPath);
  await expect(employerPage).toHaveURL(/\/login/);
  await signIn(employerPage, employer, `/employer/jobs/${job.id}/applicants`);
  await expect(employerPage.getByRole('heading', { name: 'Applicants' })).toBeVisible();
  await expect(employerPage.getByText('New', { exact: true }).last()).toBeVisible();
  await employerPage.waitForLoadState('networkidle');
  expect(await getStatus(sql, job.id)).toBe('new');

  // Fetching the page without running its scripts doesn't mark the application as read (D29).
  expect((await employerPage.request.get(applicantPath)).status()).toBe(200);
  expect(await getStatus(sql, job.id)).toBe('new');
  await employerPage.getByRole('link', { name: 'Zoë Müller' }).click();
  await expect(employerPage.getByRole('heading', { level: 1, name: 'Zoë Müller' })).toBeVisible();
  await expect(badge(employerPage, 'Seen')).toBeVisible();
  expect(await getStatus(sql, job.id)).toBe('seen');
  await expect(employerPage.getByText('I bake.')).toBeVisible();
  await expect(employerPage.getByRole('definition').filter({ hasText: /^yes$/ })).toBeVisible();
  await expect(employerPage.getByText('1990')).toHaveCount(0);

  await expect(employerPage.getByText('This file was not checked for viruses.')).toBeVisible();

  await employerPage.getByLabel('New note').fill('Knows sourdough.');
  await employerPage.getByRole('button', { name: 'Save note' }).click();
  await expect(employerPage.getByRole('listitem').filter({ hasText: 'Knows sourdough.' })).toBeVisible();
  await expect(employerPage.getByLabel('New note')).toHaveValue('');
  await employerPage.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await expect(employerPage.getByText('Status: Shortlisted')).toBeVisible();
  await expect(badge(employerPage, 'Shortlisted')).toBeVisible();

  // The printed page has the text, but no buttons or fields.
  await employerPage.emulateMedia({ media: 'print' });
  await expect(employerPage.getByText('I bake.')).toBeVisible();
  await expect(employerPage.getByText('Knows sourdough.')).toBeVisible();
  for (const role of ['button', 'textbox', 'navigation', 'contentinfo'] as const)
    await expect(employerPage.getByRole(role)).toHaveCount(0);
  await employerPage.emulateMedia({ media: 'screen' });

  const cv = await employerPage.request.get(`${applicantPath}/cv`, { maxRedirects: 0 });
  expect(cv.status()).toBe(303);
  expect(cv.headers()['cache-control']).toContain('no-store');
  const file = await employerPage.request.get(cv.headers().location ?? '');
  expect((await file.body()).toString('latin1')).toMatch(/^%PDF-/);

  await page.reload();
  await expect(badge(page, 'Shortlisted')).toBeVisible();
  await expect(page.getByText('Read by the employer')).toBeVisible();
  await expect(page.getByText('Knows sourdough.')).toHaveCount(0);
  await employerContext.close();
});

const getStatus = async (sql: Sql, jobId: string) =>
  (await sql`select status from public.applications where job_id = ${jobId}`)[0]?.status;

test('an employer sends one reply to several applicants and saves the text as a template', {
  tag: '@phone-only',
}, async ({ page, sql, mailbox }) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer });
  await createApplicants(sql, job.id, ['Ann Smith', 'Bo Chen', '=Cmd']);
  await signIn(page, employer, `/employer/jobs/${job.id}/applicants`);
  await page.getByLabel('Select Ann Smith').check();
  await page.getByLabel('Select Bo Chen').check();
  await page.getByRole('button', { name: 'Turn down…' }).click();

  await expect(page.getByRole('heading', { name: 'To 2 applicants' })).toBeVisible();
  const message = page.getByLabel('Message');
  // During hydration a textarea is briefly empty, so clearing it would change nothing.
  await waitForHydration(page);
  await expect(message).toHaveValue(/move forward with other applicants/);
  await message.fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(formStatus(page).getByRole('link', { name: 'Message is required' })).toBeVisible();
  await message.fill('Hello {first name}, not this time.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    formStatus(page).getByRole('link', { name: /^We can’t fill in \{first name\}/ }),
  ).toBeVisible();
  await message.fill('Hello {name}, not this time.');
  await page.getByLabel('Save this as my template').check();
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText('2 answers are on their way')).toBeVisible();

  const [ann] =
    await sql`select email from public.applications where job_id = ${job.id} and full_name = 'Ann Smith'`;
  const mail = await mailbox.waitFor(String(ann?.email));
  expect(mail.text).toContain('Hello Ann Smith, not this time.');
  expect(await mailbox.list(String(ann?.email))).toHaveLength(1);

  await page.getByRole('link', { name: 'Back to the applicants' }).click();
  await page.getByRole('link', { name: /^Rejected/ }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Ann Smith',
    'Bo Chen',
  ]);
  await page.getByRole('link', { name: /^All/ }).click();
  for (const name of ['Ann Smith', '=Cmd']) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: 'Turn down…' }).click();
  await waitForHydration(page);
  await expect(page.getByLabel('Message')).toHaveValue('Hello {name}, not this time.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('1 answer is on its way')).toBeVisible();
  await expect(
    page.getByText('One applicant already got this answer and won’t get a second email.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Back to the applicants' }).click();
  await page.getByRole('link', { name: 'Ann Smith' }).click();
  await expect(page.getByText('Hello Ann Smith, not this time.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Close the job and thank the others?' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hire', exact: true }).click();
  await page.getByRole('link', { name: 'Close the job and thank the others?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(job.title);
  await expect(page.getByRole('button', { name: 'Close as filled' })).toBeVisible();

  const csv = await page.request.get(`/employer/jobs/${job.id}/applicants/export`);
  expect(csv.headers()['content-type']).toContain('text/csv');
  const text = await csv.text();
  expect((await csv.body()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(text).toContain(`"'=Cmd"`);
  expect(text).toContain(`"'=1+1 is what I bake."`);
  expect(text).not.toContain('1990');
});

test("an employer's reply is withheld until the applicant confirms the address, and later replies are emailed", async ({
  page,
  browser,
  sql,
  mailbox,
}) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer });
  const email = createAddress('zoe');
  await submitFullApplication(page, job.path, email, 'Zoë Müller');
  await expect(page.getByText('Open that link to confirm your email')).toBeVisible();
  const receipt = await mailbox.waitFor(email);

  const employerContext = await browser.newContext({ viewport: page.viewportSize() });
  const employerPage = await employerContext.newPage();
  await signIn(employerPage, employer, `/employer/jobs/${job.id}/applicants`);
  const write = async (words: string) => {
    await employerPage.goto(`/employer/jobs/${job.id}/applicants`);
    await employerPage.getByLabel('Select Zoë Müller').check();
    await employerPage.getByRole('button', { name: 'Write a message…' }).click();
    await employerPage.getByLabel('Message').fill(words);
    await employerPage.getByRole('button', { name: 'Send' }).click();
    await expect(employerPage.getByText('1 answer is on its way')).toBeVisible();
  };
  await write('Hello {name}, can you start on Monday?');
  await expect(employerPage.getByText('One applicant hasn’t confirmed their email yet')).toBeVisible();

  const notice = await mailbox.waitFor(email, { subject: 'answered your application' });
  expect(notice.text).not.toContain('Monday');
  await page.goto(mailbox.getLink(notice, '/application/').pathname);
  await expect(page.getByRole('heading', { name: 'Is this your email?' })).toBeVisible();
  await expect(page.getByText('can you start on Monday?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, email me answers' }).click();
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await expect(page.getByText('Hello Zoë Müller, can you start on Monday?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, email me answers' })).toHaveCount(0);

  const withheldReply = await mailbox.waitFor(email, { subject: 'A question about your application' });
  expect(withheldReply.text).toContain('can you start on Monday?');

  await write('See you on Monday at five.');
  const reply = await mailbox.waitFor(email, { subject: 'A question about your application', count: 2 });
  expect(reply.text).toContain('See you on Monday at five.');
  // The receipt's link still opens the application.
  await page.goto(mailbox.getLink(receipt, '/application/').pathname);
  await expect(page.getByText('See you on Monday at five.')).toBeVisible();

  // This browser has confirmed the address, so its next application needs no confirmation.
  const another = await postJob(sql, { employer });
  await submitFullApplication(page, another.path, email, 'Zoë Müller');
  await expect(page.getByText('Open that link to confirm your email')).toHaveCount(0);
  await employerContext.close();
});

test('an employer opens and rejects an applicant by keyboard', async ({ page, sql }) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer });
  await createApplicants(sql, job.id, ['Ann Smith']);
  await signIn(page, employer, `/employer/jobs/${job.id}/applicants`);
  await page.getByRole('link', { name: 'Ann Smith' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Smith' })).toBeVisible();
  await page.getByRole('button', { name: 'Reject', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status: Rejected')).toBeVisible();
  await page.getByRole('link', { name: 'Applicants' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Ann Smith' })).toBeVisible();
  await expect(badge(page, 'Rejected')).toBeVisible();
});

test('only the job’s employer can open the applicants, the CV and the export', async ({
  page,
  sql,
  request,
}) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer });
  await createApplicants(sql, job.id, ['Ann Smith']);
  const [application] = await sql`select id from public.applications where job_id = ${job.id}`;
  const list = `/employer/jobs/${job.id}/applicants`;
  const files = [`${list}/export`, `${list}/${application?.id}/cv`];
  for (const path of files) expect((await request.get(path)).status()).toBe(404);
  await page.goto(list);
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, await createEmployer(), '/search');
  for (const path of [
    list,
    `${list}/${application?.id}`,
    `${list}/answer?applicant=${application?.id}`,
    ...files,
  ])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  expect(await getStatus(sql, job.id)).toBe('new');
});

test('a job page shows the reply record once ten applications are a week old', async ({ page, sql }) => {
  const employer = await createEmployer();
  const job = await postJob(sql, { employer });
  await createApplicants(sql, job.id, ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo']);
  await sql`update public.applications set created_at = now() - interval '8 days' where job_id = ${job.id}`;
  for (const status of ['seen', 'rejected'])
    await sql`update public.applications set status = ${status} where job_id = ${job.id} and full_name not in ('Eve', 'Jo')`;
  await page.goto(job.path);
  await expect(
    page
      .getByRole('region', { name: 'This job at a glance' })
      .getByText('80% of applicants got a reply, half of them within 9 days.'),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opening the link of a receipt does not confirm the address, but the button on the page does', async ({
    page,
    sql,
  }) => {
    const job = await postJob(sql, { employer: await createEmployer() });
    const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
    const [row] = await sql`select public.sha256_hex(${token}) as hash`;
    await createApplicants(sql, job.id, ['Ann Smith'], { email_verified_at: null, token_hash: row?.hash });
    const isConfirmed = async () =>
      (await sql`select email_verified_at from public.applications where job_id = ${job.id}`)[0]
        ?.email_verified_at !== null;
    await page.goto(`/application/${token}`);
    expect(await isConfirmed()).toBe(false);
    await page.getByRole('button', { name: 'Yes, email me answers' }).click();
    await expect(page.getByText('Your email is confirmed')).toBeVisible();
    expect(await isConfirmed()).toBe(true);
  });

  test('opening a link of a “Still hiring?” email changes nothing, but the buttons on the page do', async ({
    page,
    sql,
  }) => {
    const employer = await createEmployer();
    const job = await postJob(sql, { employer });
    const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
    await sql`update public.still_hiring set token_hash = public.sha256_hex(${token}), question_sent_at = now()
      where job_id = ${job.id}`;
    const getJobStatus = async () =>
      (await sql`select status from public.jobs where id = ${job.id}`)[0]?.status;

    const visit = await page.goto(`/still-hiring/${token}?answer=filled`);
    expect(visit?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByText('The job is open and taking applications.')).toBeVisible();
    expect(await getJobStatus()).toBe('open');
    await page.getByRole('button', { name: 'Yes, keep it open' }).click();
    await expect(page.getByText('Thanks! The job stays open')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your answer');
    expect(await getJobStatus()).toBe('open');

    await page.goto(`/still-hiring/${token}?answer=filled`);
    await page.getByRole('button', { name: 'It’s filled, close it' }).click();
    await expect(page.getByText('Thanks! The job is closed.')).toBeVisible();
    expect(await getJobStatus()).toBe('closed');
    await page.goto(job.path);
    await expect(page.getByText('Apply for this job')).toHaveCount(0);

    expect((await page.goto(`/still-hiring/${'0'.repeat(64)}`))?.status()).toBe(404);
  });
});
