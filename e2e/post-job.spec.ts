import type { Page } from '@playwright/test';
import { createAddress } from '../tests/support/clients';
import { createMark } from '../tests/support/mark';
import { signIn } from './fixtures/account';
import { createEmployer } from './fixtures/employer';
import { formStatus } from './fixtures/form-status';
import { expect, test } from './fixtures/test';

async function fillFirstStep(page: Page, title: string): Promise<void> {
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Job type').selectOption('part-time');
  await page.getByLabel('Job description').fill('Bread for the neighborhood.\n\n- Kneading\n- Baking');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /Additional information/ })).toBeFocused();
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Contact name').fill('Robin Baker');
  await page.getByLabel('Contact email').fill('robin@example.com');
}

const newTitle = () => `Dawn Baker ${createMark()}`;

test('the two-step form shows every error, and the posted job is public at once', {
  tag: '@phone-only',
}, async ({ page, request, sql }) => {
  test.slow();
  await signIn(page, await createEmployer(), '/post-job');
  const title = newTitle();
  // Caches the search page before the job is posted.
  expect((await request.get(`/search?q=${encodeURIComponent(title)}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Continue' }).click();
  const alert = formStatus(page).filter({ hasText: 'Please check' });
  await expect(alert).toBeFocused();
  for (const sentence of ['Job title is required', 'Job description is required', 'Job type is required'])
    await expect(alert.getByText(sentence)).toBeVisible();
  await alert.getByRole('link', { name: 'Job title is required' }).click();
  await expect(page.getByLabel('Job title')).toBeFocused();
  await page.getByLabel('Location').fill('Nowhere at all 99999');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/No results found for the address|Failed to find location/)).toBeVisible();
  await page.getByLabel('Location').fill('Oakland, CA');
  await fillFirstStep(page, title);

  // The form prefills the account's confirmed address.
  await page.getByLabel('Contact email').fill('');
  await page.getByLabel('Minimum', { exact: false }).first().fill('30');
  await page.getByLabel('Maximum').fill('20');
  await page.getByLabel('Application URL').fill('example.com');
  await page.getByRole('button', { name: 'Post Job' }).click();
  const secondStepErrors = formStatus(page).filter({ hasText: 'Please check' });
  await expect(secondStepErrors).toBeFocused();
  for (const sentence of [
    'Contact name is required',
    'Contact email is required',
    'Minimum salary cannot be greater than maximum salary',
    'Please enter a valid URL starting with http:// or https://',
  ])
    await expect(secondStepErrors.getByText(sentence)).toBeVisible();
  await page.getByLabel('Contact email').fill('robin');
  await page.getByLabel('Contact name').fill('Robin Baker');
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();

  await page.getByLabel('Contact email').fill('robin@example.com');
  await page.getByLabel('Application URL').fill('');
  await page.getByLabel('Maximum').fill('32.50');
  await page.getByLabel('Period').selectOption('hour');
  const tags = page.getByLabel('Tags', { exact: true });
  await tags.fill('Night Shift');
  await tags.press('Enter');
  await tags.pressSequentially('bread,');
  await tags.fill('Bread');
  await tags.locator('..').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('list', { name: 'Tags: added' }).getByRole('listitem')).toHaveText([
    'night-shift',
    'bread',
  ]);
  await page.getByLabel('Saturday morning').check();
  await page.getByRole('combobox', { name: /^Start/ }).selectOption('As soon as possible');
  // The browser's Back leads to the first step.
  await page.goBack();
  await expect(page.getByRole('heading', { name: /Basic information/ })).toBeFocused();
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Maximum')).toHaveValue('32.50');

  await page.getByRole('button', { name: 'Post Job' }).dblclick();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const searchPage = await (await request.get(`/search?q=${encodeURIComponent(title)}`)).text();
  expect(searchPage).toContain(`/california/oakland/${slug}`);
  expect(await (await request.get('/')).text()).toContain(title);
  await page.waitForURL(`**/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('$30 - $32.50/hr').first()).toBeVisible();
  await expect(page.getByText('Night shift').first()).toBeVisible();
  await expect(page.getByText('Saturday', { exact: true })).toBeVisible();
  await expect(page.getByText('As soon as possible', { exact: true })).toBeVisible();
  const rows = await sql`select contact, salary from public.jobs where title = ${title}`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.salary).toEqual({ min: 30, max: 32.5, currency: 'USD', period: 'hour' });

  // Going back and submitting again does not post a second job.
  await page.goBack();
  if (await page.getByRole('button', { name: 'Post Job' }).isVisible())
    await page.getByRole('button', { name: 'Post Job' }).click();
  expect(await sql`select from public.jobs where title = ${title}`).toHaveLength(1);
});

test('a draft appears after a reload and on another device, and can be previewed and posted', async ({
  page,
  browser,
}) => {
  test.slow();
  const employer = await createEmployer();
  await signIn(page, employer, '/post-job');
  const title = newTitle();
  await fillFirstStep(page, title);
  await fillContact(page);
  await page.getByLabel('Tuesday evening').check();
  await page.getByLabel('Contact phone').fill('555 0100');
  // Reloads before the delay after which the draft is sent to the server.
  await page.reload();
  await expect(page.getByLabel('Contact phone')).toHaveValue('555 0100');
  await expect(page.getByLabel('Tuesday evening')).toBeChecked();
  await page.getByLabel('Contact phone').fill('555 0199');
  await expect(page.getByText(/Draft saved/)).toBeVisible();

  const otherDevice = await browser.newContext();
  const otherPage = await otherDevice.newPage();
  await signIn(otherPage, employer, '/post-job');
  await expect(otherPage.getByLabel('Contact phone')).toHaveValue('555 0199');
  await expect(otherPage.getByText(`This is your draft “${title}” from`)).toBeVisible();
  await otherPage.getByRole('button', { name: 'Back' }).click();
  await expect(otherPage.getByLabel('Job title')).toBeVisible();
  await expect(otherPage.getByLabel('Job title')).toHaveValue(title);
  await otherDevice.close();

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.waitForURL('**/post-job/preview');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Kneading')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply for this job' })).toBeDisabled();
  // A preview has no save button and no link back to a list.
  const saveButtons = page.getByRole('main').getByRole('button', { name: /^Save/, includeHidden: true });
  await expect(saveButtons).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to jobs' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Contact phone')).toHaveValue('555 0199');
  // A draft restored from this tab has no saved date yet.
  await expect(page.getByText(`This is your draft “${title}”`)).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  // The form has a Post Job button too, so the preview must have loaded first.
  await page.waitForURL('**/post-job/preview');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  await page.goto('/post-job');
  await expect(page.getByLabel('Job title')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  // A new form has the last posting's contact, but the account's email address.
  await page.getByLabel('Job title').fill(newTitle());
  await expect(page.getByLabel('Contact phone')).toHaveValue('555 0199');
  await expect(page.getByLabel('Contact email')).toHaveValue(employer.email);
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText(/This is your draft/)).toBeHidden();
  await expect(page.getByLabel('Job title')).toHaveValue('');
});

test('a second tab reports that the first one posted the form, and can post another job', async ({
  page,
  sql,
}) => {
  await signIn(page, await createEmployer(), '/post-job');
  const title = newTitle();
  await fillFirstStep(page, title);
  await fillContact(page);
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/post-job');
  await expect(second.getByText(`This is your draft “${title}” from`)).toBeVisible();
  await expect(second.getByLabel('Contact name')).toHaveValue('Robin Baker');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();

  await second.getByLabel('Contact phone').fill('555 0177');
  await expect(second.getByText('You already posted this job in another tab').first()).toBeVisible();
  await second.reload();
  await expect(second.getByText('You already posted this job in another tab').first()).toBeVisible();
  await expect(second.getByRole('link', { name: `See “${title}”` })).toBeVisible();
  await second.getByRole('button', { name: 'Make this a new posting' }).click();
  await expect(second.getByText('You already posted this job in another tab')).toHaveCount(0);
  await second.getByRole('button', { name: 'Back', exact: true }).click();
  await second.getByLabel('Job description').fill('The same, at night.');
  await second.getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('button', { name: 'Post Job' }).click();
  await expect(second.getByText('Job Posted Successfully!')).toBeVisible();
  expect(await sql`select from public.jobs where title = ${title}`).toHaveLength(2);
});

test('the job form keeps the typed text when the server is unreachable or the session has ended', async ({
  page,
}) => {
  const employer = await createEmployer();
  await signIn(page, employer, '/post-job');
  await fillFirstStep(page, newTitle());
  await fillContact(page);
  await page.getByLabel('Contact phone').fill('555 0142');
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await page.route('**/post-job**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const alert = formStatus(page);
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(alert.filter({ hasText: 'Failed to submit job. Please try again.' })).toBeVisible();
  await page.unroute('**/post-job**');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(alert.filter({ hasText: 'Authentication required to post a job' })).toBeVisible();
  await expect(page.getByLabel('Contact phone')).toHaveValue('555 0142');
  await signIn(page, employer, '/post-job');
  await expect(page.getByLabel('Contact phone')).toHaveValue('555 0142');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
});

test('applications go to the employer until the job’s contact at another address consents', async ({
  page,
  browser,
  mailbox,
}) => {
  test.slow();
  const employer = await createEmployer();
  const hr = createAddress('hr');
  await signIn(page, employer, '/post-job');
  await fillFirstStep(page, newTitle());
  await page.getByLabel('Contact name').fill('Robin Baker');
  await page.getByLabel('Contact email').fill(hr);
  await page.getByRole('button', { name: 'Post Job' }).click();
  const sentence = `We asked ${hr} to confirm. Until then, applications come to ${employer.email}.`;
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto('/employer/jobs');
  await expect(page.getByText(sentence)).toBeVisible();

  // The contact has no account, and perhaps no JavaScript.
  const contactContext = await browser.newContext({ javaScriptEnabled: false });
  const contactPage = await contactContext.newPage();
  const { pathname } = mailbox.getLink(await mailbox.waitFor(hr), '/job-contact/');
  await contactPage.goto(pathname);
  await expect(
    contactPage.getByRole('heading', { name: `Applications to ${employer.companyName}` }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(sentence)).toBeVisible();
  await contactPage.getByRole('button', { name: 'Yes, send applications here' }).click();
  await expect(contactPage.getByText('Applications will come to you.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Job Postings' })).toBeVisible();
  await expect(page.getByText(sentence)).toBeHidden();

  await contactPage.goto(pathname);
  await contactPage.getByRole('button', { name: 'Stop sending them' }).click();
  await expect(contactPage.getByText('We won’t send you applications.')).toBeVisible();
  await contactContext.close();
  await page.goto(pathname);
  await expect(page.getByRole('button', { name: 'Yes, send applications here' })).toBeVisible();
  await page.goto('/employer/jobs');
  await expect(page.getByText(`${hr} doesn’t want applications`)).toBeVisible();
});

test('the job form works without JavaScript', async ({ browser, sql }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, await createEmployer(), '/post-job');
  const title = newTitle();
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Job type').selectOption('full-time');
  await page.getByLabel('Job description').fill('Bread.');
  await page.getByLabel('Friday night').check();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Contact name is required').first()).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await expect(page.getByLabel('Friday night')).toBeChecked();
  await fillContact(page);
  // The field is prefilled with the company's place; the typed one replaces it.
  await page.getByRole('combobox', { name: 'Location' }).fill('Boise, ID');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  const [job] = await sql`
    select schedule, location #>> '{address,city}' as city from public.jobs where title = ${title}`;
  expect(job).toEqual({ schedule: ['fri-night'], city: 'Boise' });
  await context.close();
});
