import type { Page } from '@playwright/test';
import { createAddress } from './fixtures/account';
import {
  applyButton,
  chooseCv,
  fillApplication,
  openApplicationForm,
  openHydratedForm,
  submitApplication,
} from './fixtures/application';
import { cvFiles } from './fixtures/cv-files';
import { formStatus } from './fixtures/form-status';
import { tabTo } from './fixtures/keyboard';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

test.slow();

const form = (page: Page) => page.getByRole('region', { name: /^Application:/ });

const clearAppliedJobs = (page: Page) => page.evaluate(() => window.localStorage.removeItem('appliedJobs'));

const uploadProgress = (page: Page) => form(page).getByRole('progressbar', { name: 'Uploading your CV' });

/** The error beside a field; the summary above the form may repeat it. */
const getError = (page: Page, message: string) => form(page).locator('p', { hasText: message });

test.describe('with JavaScript', () => {
  test('a visitor applies with a double click, employer and visitor get an email, and the visitor withdraws', {
    tag: '@phone-only',
  }, async ({ page, sql, mailbox }) => {
    const job = await postJob(sql);
    const email = createAddress('ann');
    await openHydratedForm(page, job.path);
    await fillApplication(page, email);
    await chooseCv(page);
    await page.getByRole('button', { name: 'Submit application' }).dblclick();
    await expect(page.getByText('Application submitted')).toBeVisible();
    await expect(page.getByText('Apply for this job')).toBeHidden();
    expect(await sql`select 1 from public.applications where job_id = ${job.id}`).toHaveLength(1);

    const employerMail = await mailbox.waitFor(job.contactEmail);
    expect(employerMail.subject).toContain('Ann Smith');
    expect(employerMail.text).toContain('18 or older: yes');
    expect(employerMail.text).not.toContain('1990');
    const receipt = await mailbox.waitFor(email);
    const link = mailbox.getLink(receipt, '/application/');

    const visit = await page.goto(link.pathname);
    expect(visit?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
    await expect(page.getByText('Sent, not opened yet')).toBeVisible();
    const cv = (await page.getByRole('link', { name: 'My CV.pdf' }).getAttribute('href')) ?? '';
    const redirect = await page.request.get(cv, { maxRedirects: 0 });
    expect([redirect.status(), redirect.headers()['cache-control']]).toEqual([
      303,
      expect.stringContaining('no-store'),
    ]);
    expect((await (await page.request.get(cv)).body()).byteLength).toBe(2000);
    await page.getByText('Withdraw my application…').click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByRole('heading', { name: 'Your application is deleted' })).toBeVisible();
    expect(await sql`select 1 from public.applications where job_id = ${job.id}`).toHaveLength(0);
    expect((await page.goto(link.pathname))?.status()).toBe(404);
    await page.goto(job.path);
    await expect(applyButton(page)).toBeVisible();
  });

  test('the form shows missing fields, rejects invalid files and retries a failed upload', async ({
    page,
    sql,
  }) => {
    await openHydratedForm(page, (await postJob(sql)).path);
    await submitApplication(page);
    const messages = [
      'Full name is required',
      'Date of birth is required',
      'Email is required',
      'Phone number is required',
      'Cover letter is required',
      'CV/Resume is required',
    ];
    for (const message of messages)
      await expect(form(page).getByRole('link', { name: message })).toBeVisible();
    await expect(formStatus(form(page))).toBeFocused();
    await form(page).getByRole('link', { name: 'Phone number is required' }).click();
    await expect(page.getByLabel('Phone number')).toBeFocused();

    const cv = page.getByLabel('CV/Resume');
    await cv.setInputFiles(cvFiles.text());
    await expect(getError(page, 'File type must be PDF, DOC or DOCX')).toBeVisible();
    await cv.setInputFiles(cvFiles.pdf(5 * 1024 * 1024 + 1));
    await expect(getError(page, 'File is larger than 5 MB')).toBeVisible();
    const transfer = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      for (const name of ['a.pdf', 'b.pdf']) files.items.add(new File(['%PDF-1.7'], name));
      return files;
    });
    await cv.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(getError(page, 'Too many files')).toBeVisible();

    await fillApplication(page, createAddress('ann'));
    await cv.setInputFiles(cvFiles.disguised());
    await submitApplication(page);
    await expect(getError(page, 'Invalid file format').first()).toBeVisible();
    await page.route('**/object/upload/sign/**', (route) => route.abort());
    await cv.setInputFiles(cvFiles.pdf(5 * 1024 * 1024));
    await submitApplication(page);
    await expect(formStatus(form(page))).toContainText('Failed to upload CV: the connection was lost.');
    await page.unroute('**/object/upload/sign/**');
    await submitApplication(page);
    await expect(page.getByText('Application submitted')).toBeVisible();
  });

  test('a second application is reported in the same browser, and from other browsers only by email', async ({
    page,
    browser,
    sql,
    mailbox,
  }) => {
    const job = await postJob(sql);
    const email = createAddress('ann');
    const apply = async (where: Page) => {
      await openHydratedForm(where, job.path);
      await fillApplication(where, email);
      await where.getByLabel('Phone number').fill(`415 555 ${Math.floor(Math.random() * 10_000)}`);
      await chooseCv(where);
      await submitApplication(where);
    };
    await apply(page);
    await expect(page.getByText('Application submitted')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: /^You applied on \w+ \d+ · See status$/ })).toBeVisible();
    await expect(page.getByText('Apply for this job')).toBeHidden();

    // The server detects the repeat without the browser's record.
    await clearAppliedJobs(page);
    await apply(page);
    await expect(page.getByText('You have already applied for this job')).toBeVisible();

    const other = await browser.newContext();
    const otherPage = await other.newPage();
    await apply(otherPage);
    await expect(otherPage.getByText('Application submitted')).toBeVisible();
    await other.close();
    await mailbox.waitFor(email, { subject: 'You already applied' });
    expect(await sql`select 1 from public.applications where job_id = ${job.id}`).toHaveLength(1);
  });

  test('the form keeps text, dates and uploads after a reload and after Back', async ({ page, sql }) => {
    const job = await postJob(sql);
    const email = createAddress('ann');
    await openHydratedForm(page, job.path);
    await fillApplication(page, email);
    await chooseCv(page);
    await expect(form(page).getByText('My CV.pdf')).toBeVisible();
    await expect(uploadProgress(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    const privacyTab = page.waitForEvent('popup');
    await form(page).getByRole('link', { name: 'Privacy' }).click();
    expect(new URL((await privacyTab).url()).pathname).toBe('/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Doorstep' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-04-01');
    await expect(form(page).getByText('My CV.pdf')).toBeVisible();
    await submitApplication(page);
    await expect(page.getByText('Application submitted')).toBeVisible();
    const [row] =
      await sql`select full_name, email, cv_filename from public.applications where job_id = ${job.id}`;
    expect(row).toEqual({ full_name: 'Ann Smith', email, cv_filename: 'My CV.pdf' });
    await clearAppliedJobs(page);
    await page.reload();
    await openApplicationForm(page);
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });

  test('the form names the CV to choose again if its upload did not finish', async ({ page, sql }) => {
    await openHydratedForm(page, (await postJob(sql)).path);
    await page.route('**/object/upload/sign/**', (route) => route.abort());
    await chooseCv(page);
    await expect(form(page).getByText('My CV.pdf')).toBeVisible();
    await page.reload();
    await expect(form(page).getByText('Please choose My CV.pdf again')).toBeVisible();
  });

  test('the form keeps text that was typed before hydration', async ({ page, sql }) => {
    const job = await postJob(sql);
    const { promise: scriptsReleased, resolve: releaseScripts } = Promise.withResolvers<void>();
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      await scriptsReleased;
      await route.continue();
    });
    await page.goto(job.path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Apply for this job' }).click();
    await fillApplication(page, createAddress('ann'));
    await chooseCv(page);
    await page.getByLabel('Full name').focus();
    releaseScripts();
    await expect(form(page).getByText('My CV.pdf')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Ann Smith');
    await expect(page.getByLabel('Full name')).toBeFocused();
    await submitApplication(page);
    await expect(page.getByText('Application submitted')).toBeVisible();
  });

  test('a visitor applies and confirms the address by keyboard', async ({ page, sql, mailbox }) => {
    const job = await postJob(sql);
    await page.goto(job.path);
    await page.getByRole('link', { name: 'Apply for this job' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Full name')).toBeFocused();
    // Leaves and enters the field until the form's code is loaded.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(getError(page, 'Full name is required')).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.getByLabel('Full name')).toBeFocused();
    const email = createAddress('ann');
    await page.keyboard.type('Ann Smith');
    await page.keyboard.press('Tab');
    await page.keyboard.type('04011990');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('415 555 0100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('I bake.');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('CV/Resume')).toBeFocused();
    // Under load the browser may miss the file chooser of the first press.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
      await page.keyboard.press('Space');
      await (await chooser).setFiles(cvFiles.pdf());
    }).toPass();
    await tabTo(page, page.getByRole('button', { name: 'Submit application', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status', { name: 'Application submitted' })).toBeFocused();
    await page.goto(mailbox.getLink(await mailbox.waitFor(email), '/application/').pathname);
    await tabTo(page, page.getByRole('button', { name: 'Yes, email me answers' }), 40);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thanks! Your email is confirmed')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sees errors, keeps the input, applies and withdraws', async ({ page, sql, mailbox }) => {
    const job = await postJob(sql);
    const email = createAddress('ann');
    await page.goto(job.path);
    await openApplicationForm(page);
    await fillApplication(page, 'ann at example');
    await submitApplication(page);
    await expect(form(page).getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
    await expect(form(page).getByRole('link', { name: 'CV/Resume is required' })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Ann Smith');
    await expect(page.getByLabel('Cover letter')).toHaveValue('I bake.\nAt night.');

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('CV/Resume').setInputFiles(cvFiles.disguised());
    await submitApplication(page);
    await expect(form(page).getByText('Invalid file format').first()).toBeVisible();
    await page.getByLabel('CV/Resume').setInputFiles(cvFiles.pdf(5 * 1024 * 1024));
    await submitApplication(page);
    await expect(page.getByText('Application submitted')).toBeVisible();

    const link = mailbox.getLink(await mailbox.waitFor(email), '/application/');
    await page.goto(link.pathname);
    await page.getByText('Withdraw my application…').click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByRole('heading', { name: 'Your application is deleted' })).toBeVisible();
    expect(await sql`select 1 from public.applications where job_id = ${job.id}`).toHaveLength(0);
  });
});

test('in Oregon the form has an age checkbox instead of the birth date (D27)', async ({
  page,
  sql,
  mailbox,
}) => {
  const job = await postJob(sql, {
    state: 'Oregon',
    city: 'Portland',
    neighborhood: null,
    coordinates: { lat: 45.5152, lng: -122.6784 },
  });
  await openHydratedForm(page, job.path);
  await expect(page.getByLabel('Date of birth')).toHaveCount(0);
  await expect(page.getByLabel('I am 18 or older')).not.toBeChecked();
  await page.getByLabel('Full name').fill('Young Ann');
  await page.getByLabel('Email').fill(createAddress('ann'));
  await page.getByLabel('Phone number').fill('503 555 0100');
  await page.getByLabel('Cover letter').fill('I am 16.');
  await chooseCv(page);
  await submitApplication(page);
  await expect(page.getByText('Application submitted')).toBeVisible();
  expect((await mailbox.waitFor(job.contactEmail)).text).toContain('18 or older: no');
});

test('a job with an external application page links to it through a notice', async ({ page, sql }) => {
  const job = await postJob(sql, { application_url: 'https://example.com/jobs/1' });
  await page.goto(job.path);
  const link = page.getByRole('link', { name: 'Apply for this job' });
  await expect(page.getByLabel('Full name')).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await link.click();
  const leavingPage = await opened;
  await expect(leavingPage.getByRole('heading', { level: 1, name: 'You’re leaving Doorstep' })).toBeVisible();
  const externalLink = leavingPage.getByRole('link', { name: 'Continue to example.com' });
  await expect(externalLink).toHaveAttribute('href', 'https://example.com/jobs/1');
  await expect(externalLink).toHaveAttribute('rel', 'nofollow ugc noopener');
  await expect(leavingPage.getByRole('link', { name: 'Back to the Job' })).toHaveAttribute('href', job.path);
});
