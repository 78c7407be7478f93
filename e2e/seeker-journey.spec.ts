import { createAddress, signIn } from './fixtures/account';
import { submitFullApplication } from './fixtures/application';
import { createEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

const password = 'correct horse battery';

/** No other e2e test posts a job in this town. */
const town = {
  city: 'Bozeman',
  state: 'Montana',
  neighborhood: null,
  coordinates: { lat: 45.679, lng: -111.044 },
};

test('a job seeker registers, creates an alert, applies and is notified when the job ends', {
  tag: '@phone-only',
}, async ({ page, browser, sql, mailbox }) => {
  test.setTimeout(180_000);
  const word = `Zest${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
  const employer = await createEmployer();
  const { id: jobId } = await postJob(sql, { ...town, employer, title: `Line Cook ${word}` });
  const email = createAddress('seeker');

  // The home page searches around the typed place, and the search finds the job.
  await page.goto('/');
  await page.getByLabel('City, neighborhood or ZIP code').fill('Bozeman, MT');
  await page.getByLabel('City, neighborhood or ZIP code').press('Enter');
  await expect(page).toHaveURL(/Bozeman/);
  await page.goto(`/search?q=${word}&place=Bozeman%2C+Montana&radius=10`);
  await expect(page.getByRole('link', { name: `Line Cook ${word}` })).toBeVisible();

  // Registration returns to the list.
  const list = new URL(page.url());
  await page.goto(`/login?from=${encodeURIComponent(list.pathname + list.search)}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('radio', { name: /Find Work/ })).toBeChecked();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`Open the link we emailed to ${email} first.`)).toBeVisible();
  const confirmation = mailbox.getLink(await mailbox.waitFor(email, { subject: 'Confirm' }), '/auth/confirm');
  await page.goto(confirmation.pathname + confirmation.search);
  await expect(page.getByText('Email confirmed successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(list.pathname + list.search);

  await page
    .getByRole('link', { name: /^Email me/ })
    .last()
    .click();
  await expect
    .poll(async () => (await sql`select status from public.alerts where words = ${word}`).length)
    .toBe(1);
  // Sends emails at once, because the next daily email would be sent in the morning.
  await sql`update public.alerts set frequency = 'instant' where words = ${word}`;

  await page.goto(list.pathname + list.search);
  await page.getByRole('link', { name: `Line Cook ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Line Cook ${word}` })).toBeVisible();
  await submitFullApplication(page, new URL(page.url()).pathname, email, 'Sara Seeker');
  const receipt = await mailbox.waitFor(email, { subject: 'Your application' });
  const applicationPath = mailbox.getLink(receipt, '/application/').pathname;

  const employerPage = await (await browser.newContext()).newPage();
  await signIn(employerPage, employer, '/employer/jobs');
  await employerPage.getByRole('link', { name: '1 (1 new)' }).click();
  await employerPage.getByRole('link', { name: 'Sara Seeker' }).click();
  await expect(employerPage.getByRole('heading', { level: 1, name: 'Sara Seeker' })).toBeVisible();
  // An application is marked as read once the page is visible.
  await expect(async () => {
    await page.goto(applicationPath);
    await expect(page.getByText('Read by the employer').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await employerPage.goto(`/employer/jobs/${jobId}/close`);
  await expect(
    employerPage.getByText('1 applicant you haven’t hired or turned down will get an email'),
  ).toBeVisible();
  await employerPage.getByRole('button', { name: 'Close as filled' }).click();
  await expect(employerPage.getByText('is closed as filled.')).toBeVisible();
  // Skips the delay for 'Undo'.
  await sql`update public.closing_emails set not_before = now() where job_id = ${jobId}`;
  const closed = await mailbox.waitFor(email, { subject: 'Job closed' });
  expect(closed.text).toContain('has been filled');
  expect(closed.text).toMatch(/\/montana\/bozeman$/m);
  await page.goto(applicationPath);
  await expect(page.getByText('The job was closed')).toBeVisible();

  await postJob(sql, { ...town, employer, title: `Prep Cook ${word}` });
  expect((await mailbox.waitFor(email, { subject: '1 new job near Bozeman' })).text).toContain(
    `Prep Cook ${word}`,
  );

  await employerPage.goto('/account');
  await expect(employerPage.getByText('2 job postings with 1 application')).toBeVisible();
  await employerPage.getByLabel('Your password', { exact: true }).fill(employer.password);
  await employerPage.getByRole('button', { name: 'Delete my account' }).click();
  await expect(employerPage.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  const goodbye = await mailbox.waitFor(employer.email, { subject: 'account has been deleted' });
  expect(goodbye.text).toContain('2 job postings and 1 application');
  await employerPage.context().close();
  await page.goto(applicationPath);
  await expect(page.getByText(`${employer.companyName} has left Doorstep`)).toBeVisible();
  await page.getByRole('link', { name: 'See open jobs nearby' }).click();
  await expect(page).toHaveURL('/montana/bozeman');
});
