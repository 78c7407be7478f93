import { createMark } from '../tests/support/mark';
import { createAddress } from './fixtures/account';
import { submitFullApplication } from './fixtures/application';
import { expect, test } from './fixtures/test';

const password = 'correct horse battery';

test('a baker visits for the first time, posts a job, hires an applicant and closes the job', {
  tag: '@phone-only',
}, async ({ page, browser, sql, mailbox }) => {
  test.slow();
  const mark = createMark();
  const company = `Rosa's Bakery ${mark}`;
  const title = `Early Baker ${mark}`;
  const email = createAddress('baker');

  await page.goto('/post-job');
  await expect(page).toHaveURL('/login?from=%2Fpost-job');
  await expect(page.getByText('You need an account to post a job')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register?from=%2Fpost-job');
  await expect(page.getByRole('radio', { name: /Hire Talent/ })).toBeChecked();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/login?from=%2Fpost-job&notice=registered');
  const confirm = mailbox.getLink(await mailbox.waitFor(email, { subject: 'Confirm' }), '/auth/confirm');
  await page.goto(confirm.pathname + confirm.search);
  await expect(page).toHaveURL('/post-job');
  await expect(page.getByText('Please complete your company profile before you post a job.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your company profile' }).click();

  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Company name').press('Enter');
  await page.getByLabel('Industry').selectOption('Hospitality');
  await page.getByLabel('Company description').fill('Bread since 1921.');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue(company);
  await page.getByRole('combobox', { name: 'Location' }).fill('1300 S Congress Ave, Austin, TX');
  await page.getByRole('button', { name: 'Search for this place' }).click();
  await expect(page.getByText('We know Austin, Texas, but not its streets.')).toBeVisible();
  const map = page.getByRole('region', { name: /Map for choosing a place/ });
  await map.focus();
  // Enter must place the pin at the new center although the map is still moving.
  await map.evaluate((element) => {
    for (const [key, keyCode] of [
      ['ArrowDown', 40],
      ['Enter', 13],
    ] as const)
      element.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('We know Austin, Texas, but not its streets.')).toBeHidden();
  await page.getByRole('button', { name: 'Save company profile' }).click();
  await expect(page.getByText('Your company profile is saved')).toBeVisible();
  await expect(page).toHaveURL('/post-job');

  // The form starts with the company's address, a reload keeps the input, and Enter does not post the job.
  await expect(page.getByLabel('Street address')).toHaveValue('1300 S Congress Ave');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Job type').selectOption('part-time');
  await page.getByLabel('Job description').fill('You shape and bake from four in the morning.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Minimum', { exact: false }).first().fill('19');
  await page.getByLabel('Contact name').fill('Rosa');
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`This is your draft “${title}” from`)).toBeVisible();
  await expect(page.getByLabel('Contact name')).toHaveValue('Rosa');
  await expect(page.getByLabel('Contact email')).toHaveValue(email);
  await page.getByLabel('Contact name').press('Enter');
  await page.getByRole('button', { name: 'Change it to per hour' }).click();
  expect(await sql`select from public.jobs where title = ${title}`).toHaveLength(0);
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  await page.waitForURL('**/early-baker-*');
  await expect(page.getByText(/^1300 S Congress Ave, .*Austin, Texas$/).first()).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain('"streetAddress":"1300 S Congress Ave"');
  const path = new URL(page.url()).pathname;
  const [posted] = await sql`select id, salary, lat, lng from public.jobs where title = ${title}`;
  expect(posted?.salary).toEqual({ min: 19, max: null, currency: 'USD', period: 'hour' });
  // The job is at the pin, not at the center of the city.
  const [cityCenter] = await sql`select lat, lng from public.geocode_place('Austin, TX')`;
  expect([posted?.lat, posted?.lng]).not.toEqual([cityCenter?.lat, cityCenter?.lng]);

  const guest = await browser.newContext();
  const guestPage = await guest.newPage();
  const [ben, eve] = [createAddress('ben'), createAddress('eve')];
  await submitFullApplication(guestPage, path, ben, 'Ben Barley');
  await guest.clearCookies();
  await guestPage.evaluate(() => localStorage.clear());
  await submitFullApplication(guestPage, path, eve, 'Eve Emmer');
  await guest.close();

  const application = mailbox.getLink(await mailbox.waitFor(email, { subject: 'Ben' }), '/applicants/');
  await page.goto(application.pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Barley' })).toBeVisible();
  await page.getByRole('button', { name: 'Hire', exact: true }).click();
  await expect(page.getByText('Status: Hired')).toBeVisible();
  await page.goto('/employer/jobs');
  await page.getByRole('link', { name: `Close: ${title}` }).click();
  await page.getByRole('button', { name: 'Close as filled' }).click();
  await expect(page.getByText(`“${title}” is closed as filled.`)).toBeVisible();
  // Skips the undo period, during which no email is sent.
  await sql`update public.closing_emails set not_before = now() where job_id = ${String(posted?.id)}`;
  await mailbox.waitFor(eve, { subject: 'Job closed' });
  await page.goto(path);
  await expect(page.getByText('This job is closed').first()).toBeVisible();
});
