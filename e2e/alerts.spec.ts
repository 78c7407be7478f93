import type { Page } from '@playwright/test';
import { secretClient } from '../tests/support/clients';
import {
  clickSignIn,
  createAddress,
  createPerson,
  fillSignIn,
  openAccountMenu,
  signIn,
} from './fixtures/account';
import { createEmployer } from './fixtures/employer';
import { formStatus } from './fixtures/form-status';
import { waitForHydration } from './fixtures/hydration';
import { postJob } from './fixtures/posted-job';
import { mailbox, runScheduledWork } from './fixtures/scheduled-work';
import { expect, test } from './fixtures/test';

test.slow();

/** A word that only the jobs of one test contain. */
const createWord = () => `alertword${crypto.randomUUID().replace(/[^a-f]/g, '')}`;

/** No other e2e test posts a job in this town. */
const missoula = { lat: 46.872, lng: -113.994 };
const townPage = '/montana/missoula';

const postJobInTown = (sql: Parameters<typeof postJob>[0], title: string) =>
  postJob(sql, { title, state: 'Montana', city: 'Missoula', neighborhood: null, coordinates: missoula });

const getAlertRegion = (page: Page) => page.getByRole('region', { name: /^Email me new/ });
const getAlertLink = (page: Page) => page.getByRole('link', { name: /^(Change$|Email me)/ }).last();

/** Creates a guest's confirmed alert without the form and the email. Returns the secret of its links. */
async function createAlert(sql: Parameters<typeof postJob>[0], word: string): Promise<string> {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  await sql`insert into public.alerts ${sql({
    kind: 'job',
    address: createAddress('guest'),
    words: word,
    location: sql.json({
      coordinates: missoula,
      address: { city: 'Missoula', state: 'Montana', country: 'United States' },
    }) as never,
    manage_token: token,
  })}`;
  return token;
}

const menu = (page: Page) => page.getByRole('article').locator('summary[aria-label^="More:"]');

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a guest creates an alert from a search with only an email address', {
      tag: '@phone',
    }, async ({ page, sql }) => {
      const [email, word] = [createAddress('guest'), createWord()];
      await page.goto(`${townPage}?q=${word}&radius=25&type=part-time`);
      const alert = getAlertRegion(page);
      await alert.getByLabel('Your email').fill('guest@nowhere');
      await alert.getByRole('button', { name: 'Email me' }).click();
      await expect(formStatus(page).first()).toContainText('email');
      await expect(alert.getByLabel('Your email')).toHaveValue('guest@nowhere');
      await alert.getByLabel('Your email').fill(email);
      await alert.getByRole('button', { name: 'Email me' }).click();
      await expect(page.getByText('Check your inbox')).toBeVisible();
      await mailbox.waitFor(email, { subject: 'Confirm your job alert' });
      const rows = await sql`select frequency, radius_km, job_types from public.alerts where words = ${word}`;
      expect(rows).toEqual([{ frequency: 'daily', radius_km: 25, job_types: ['part-time'] }]);
    });
  });

test('a guest creates an alert on a place page, confirms it, gets a mail and unsubscribes', {
  tag: '@phone-only',
}, async ({ page, request, sql }) => {
  const [email, word] = [createAddress('guest'), createWord()];
  await page.goto(townPage);
  await getAlertLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email me new jobs like these');

  await page.getByText('Change what, where and how often').click();
  await page.getByLabel(/^Keywords/).fill(word);
  await page.getByLabel(/^Minimum pay/).fill('a lot');
  await page.getByRole('button', { name: 'Email me these jobs' }).click();
  await expect(formStatus(page).getByText('Email is required')).toBeVisible();
  await expect(
    formStatus(page).getByText('Please enter the pay as dollars per hour, such as 18 or 18.50'),
  ).toBeVisible();
  await expect(page.getByLabel(/^Keywords/)).toHaveValue(word);

  await page.getByLabel(/^Minimum pay/).fill('');
  await page.getByLabel('Your email').fill(email);
  await expect(page.getByLabel('Your time zone')).toBeHidden();
  await page.getByText('At 8:00 am, Central Time (Chicago)').click();
  await expect(page.getByLabel('Your time zone')).toHaveValue('America/Chicago');
  await page.getByText('Weekly', { exact: true }).click();
  await expect(page.getByLabel('Day of the week')).toBeVisible();
  await page.getByText('Right away', { exact: true }).click();
  await expect(page.getByLabel('Your time zone')).toBeHidden();
  await page.getByRole('button', { name: 'See last week’s matches' }).click();
  await expect(page.getByText('No matches in the last seven days.')).toBeVisible();
  await page.getByRole('button', { name: 'Email me these jobs' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  const confirmation = await mailbox.waitFor(email, {
    subject: 'Confirm your job alert: new jobs near Missoula, Montana',
  });
  const confirm = mailbox.getLink(confirmation, '/alerts/confirm/');
  const status = async () =>
    (await sql`select status from public.alerts where words = ${word}`).map((row) => row.status);
  const response = await page.goto(confirm.href);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'same-origin');
  await page.reload();
  expect(await status()).toEqual(['unconfirmed']);
  await page.getByRole('button', { name: 'Yes, send me these jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
  expect(await status()).toEqual(['active']);
  await page.goto(confirm.href);
  await expect(page.getByRole('heading', { name: 'Your alert is confirmed' })).toBeVisible();

  const job = await postJobInTown(sql, `Baker ${word}`);
  const mail = await mailbox.waitFor(email, { subject: `1 new job near Missoula, Montana` });
  expect(mail.subject).toContain(job.title);
  expect(mail.links.some((link) => new URL(link).pathname === job.path)).toBe(true);

  await page.goto(mailbox.getLink(mail, '/unsubscribe/').href);
  await page.reload();
  expect(await status()).toEqual(['active']);
  await expect(page.getByText(`${word.replace('a', 'A')} within 10 km of Missoula, Montana`)).toBeVisible();
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText('You won’t get any more emails from this alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('These emails are stopped');
  await expect(page).toHaveTitle(/^These emails are stopped \|/);
  expect(await status()).toEqual(['paused']);
  await page.reload();
  await expect(page).toHaveTitle(/^These emails are stopped \|/);
  await page.getByRole('button', { name: 'Resume this alert' }).click();
  await expect(page.getByText('This alert is on again')).toBeVisible();
  await expect(page).toHaveTitle(/^Stop these emails\? \|/);
  expect(await status()).toEqual(['active']);

  // One-click unsubscribe of a mail program is a single POST without a page.
  const token = confirm.pathname.split('/').at(-1);
  expect((await request.get(`/api/unsubscribe/${token}`, { maxRedirects: 0 })).status()).toBe(303);
  expect(await status()).toEqual(['active']);
  const oneClick = await request.post(`/api/unsubscribe/${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(oneClick.status()).toBe(200);
  expect(await status()).toEqual(['paused']);
  await postJobInTown(sql, `Second Baker ${word}`);
  await runScheduledWork();
  const mails = await sql`select kind from public.outbox where recipient = ${email} order by id`;
  expect(mails.map(({ kind }) => kind)).toEqual(['alert-confirmation', 'job-alert']);
});

test('a guest changes and deletes an alert by its link', async ({ page, sql }) => {
  const word = createWord();
  const token = await createAlert(sql, word);
  const address = `/alerts/${token}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('You won’t get any more emails from this alert')).toBeVisible();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('This alert is on again')).toBeVisible();
  await page.getByLabel(/^Minimum pay/).fill('21.5');
  await page.getByText('Daily', { exact: true }).click();
  await page.getByText(/^At 8:00 am/).click();
  await page.getByLabel('Time of day').selectOption('5:00 pm');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/within 10 km of Missoula, Montana, at least \$21\.50 an hour, daily at 5:00 pm/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your alert is deleted' })).toBeVisible();
  expect(await sql`select id from public.alerts where words = ${word}`).toHaveLength(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'We can’t find this alert' })).toBeVisible();
  await expect(page.getByText('Missoula')).toHaveCount(0);

  const missing = await page.goto(address);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We can’t find this alert' })).toBeVisible();
  await page.goto(`/alerts/confirm/${token}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto(`/unsubscribe/${token}`);
  await expect(page.getByRole('heading', { name: 'You won’t get emails from this alert' })).toBeVisible();
});

test('a signed-in person creates an alert in one step, then pauses, edits, deletes and restores it', async ({
  page,
  request,
  sql,
}) => {
  const [person, word] = [await createPerson(), createWord()];
  const job = await postJobInTown(sql, `Florist ${word}`);
  await signIn(page, person, '/job-seeker/job-alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Job Alerts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Alerts Set' })).toBeVisible();

  const search = `/search?q=${word}&place=Missoula%2C+Montana&radius=10&type=full-time`;
  await page.goto(search);
  await getAlertLink(page).click();
  await expect(page.getByText('Your alert is saved')).toBeVisible();
  const title = `${word.replace('a', 'A')} near Missoula, Montana`;
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(
    page.getByText(/ \(Full Time\) within 10 km of Missoula, Montana, daily at 8:00 am$/),
  ).toBeVisible();
  const email = page.getByRole('switch', { name: `Email: ${title}` });
  await expect(email).toBeChecked();
  await expect(page.getByText(/Central Time \(Chicago\)/)).toBeVisible();
  // Back skips the page that saved the alert.
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  await getAlertLink(page).click();
  await expect(page.getByText('You have this alert already')).toBeVisible();
  expect(await sql`select id from public.alerts where user_id = ${person.user.id}`).toHaveLength(1);
  await email.click();
  await expect(page.getByText('No emails are sent')).toBeVisible();
  await page.goto(search);
  await getAlertLink(page).click();
  await expect(page.getByText('You have this alert already')).toBeVisible();
  await expect(page.getByText(/Next email on/)).toBeVisible();

  await page.getByRole('link', { name: /^See last week’s matches/ }).click();
  await expect(page.getByText('1 job matched in the last 7 days.')).toBeVisible();
  await expect(page.getByRole('link', { name: job.title })).toBeVisible();
  await menu(page).click();
  const feed = await page.getByRole('link', { name: /^Web feed/ }).getAttribute('href');
  const response = await request.get(feed ?? '');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(job.title);

  await email.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Email is off: ${title}.`)).toBeVisible();
  await expect(email).not.toBeChecked();
  await expect(page.getByText('No emails are sent')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Email is on: ${title}.`)).toBeVisible();
  await expect(email).toBeChecked();

  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit job alert' })).toBeVisible();
  await expect(page.getByLabel('Full Time')).toBeChecked();
  await page.getByLabel(/^Minimum pay/).fill('$18');
  await page.getByText('Weekly', { exact: true }).click();
  await page.getByLabel('Day of the week').selectOption('Friday');
  await page.getByText('At 8:00 am, Central Time (Chicago)').click();
  await page.getByLabel('Your time zone').selectOption('Hawaii (Honolulu)');
  await expect(page.getByText('At 8:00 am, Hawaii (Honolulu)')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your alert is saved')).toBeVisible();
  await expect(page.getByText(/, at least \$18 an hour, every Friday at 8:00 am$/)).toBeVisible();
  await expect(page.getByText(/Next email on Fri, .*Hawaii/)).toBeVisible();

  await menu(page).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText(`Deleted: ${title}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Alerts Set' })).toBeVisible();
  await expect(page.getByRole('status', { name: `Deleted: ${title}.` })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Back on your list: ${title}.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('a person saves a search, opens it on /jobs-near-me, renames, deletes and restores it', {
  tag: '@phone-only',
}, async ({ page, sql }) => {
  const [person, word] = [await createPerson(), createWord()];
  const job = await postJobInTown(sql, `Florist ${word}`);
  await signIn(page, person, '/job-seeker/job-alerts');
  await page.goto(`/jobs-near-me?q=${word}&place=Missoula%2C+Montana&radius=25`);
  await page.getByRole('link', { name: 'Save this search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Save this search' })).toBeVisible();
  await page.getByLabel(/^Name/).fill('Flowers');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('Your search is saved')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Email: Flowers' })).not.toBeChecked();

  await page.goto('/jobs-near-me');
  const row = page.getByRole('navigation', { name: 'Saved searches' });
  await row.getByRole('link', { name: 'Flowers' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs-near-me\\?.*q=${word}`));
  await expect(page.getByRole('link', { name: job.title })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Flowers' })).toHaveAttribute('aria-current', 'page');
  await expectNoSidewaysScroll(page);

  await row.getByRole('link', { name: 'All saved searches' }).click();
  await page.getByRole('link', { name: 'Edit: Flowers' }).click();
  await page.getByLabel(/^Name/).fill('Bouquets');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('switch', { name: 'Email: Bouquets' }).click();
  await expect(page.getByText('Email is on: Bouquets.')).toBeVisible();
  await expect(page.getByText(/^.*Next email on/)).toBeVisible();
  await menu(page).click();
  await page.getByRole('button', { name: 'Delete: Bouquets' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bouquets' })).toBeVisible();
});

test('a link on another site saves an alert only after a confirmation; long words fit the screen', async ({
  page,
  sql,
}) => {
  const person = await createPerson();
  await signIn(page, person, '/job-seeker/job-alerts');
  await expect(page.getByRole('heading', { name: 'No Alerts Set' })).toBeVisible();
  const words = `خباز ${'पकाना'.repeat(20)}`;
  await page.goto(
    `/alerts/new?q=${encodeURIComponent(words)}&lat=${missoula.lat}&lng=${missoula.lng}&radius=25&minPay=20`,
    { referer: 'https://elsewhere.example/' },
  );
  await expect(page.getByRole('link', { name: 'Change it first' })).toBeVisible();
  expect(await sql`select id from public.alerts where user_id = ${person.user.id}`).toHaveLength(0);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save this alert' }).click();
  await expect(page.getByText('Your alert is saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /near Missoula/ })).toContainText(words);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /^Edit/ })).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
});

test('an employer creates a talent alert in a dialog, then previews, edits, deletes and restores it', {
  tag: '@phone-only',
}, async ({ page, sql }) => {
  const skill = createWord();
  const [employer, talent] = [await createEmployer(), await createPerson('job_seeker')];
  const { error } = await secretClient()
    .from('job_seeker_profiles')
    .insert({
      user_id: talent.user.id,
      full_name: 'Tess Marlow Van Den Berg',
      headline: 'Pastry cook',
      skills: [skill],
      experience_years: 3,
      is_visible: true,
      location: {
        coordinates: { lat: 37.76, lng: -122.41 },
        address: { city: 'San Francisco', state: 'California', country: 'United States' },
      },
    });
  if (error) throw error;
  await signIn(page, employer, '/employer/talent-alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Talent Alerts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Alerts Set' })).toBeVisible();

  const open = page.getByRole('button', { name: 'Create Alert' });
  const modal = page.getByRole('dialog', { name: 'Create Alert' });
  await waitForHydration(page);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  await modal.getByLabel(/^Keywords/).fill('pastry');
  await modal.getByText('Weekly', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(open).toBeFocused();
  // The browser hides the dialog before it fires the close event, which changes the button.
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  // A dialog that was closed by mistake keeps its input.
  await expect(modal.getByLabel(/^Keywords/)).toHaveValue('pastry');
  await expect(modal.getByLabel('Weekly')).toBeChecked();
  await modal.getByLabel(/^Keywords/).fill('');
  await modal.getByText('Daily', { exact: true }).click();
  await expect(modal.getByLabel('Radius', { exact: true })).toHaveValue('25');
  await modal.getByLabel(/^Minimum years/).fill('5');
  await modal.getByLabel(/^Maximum years/).fill('2');
  await modal.getByLabel('Required skills').fill(skill);
  await modal.getByRole('button', { name: 'Create Alert' }).click();
  await expect(formStatus(modal).getByText('Minimum years cannot be more than maximum years')).toBeVisible();
  await modal.getByLabel(/^Minimum years/).fill('1');
  await modal.getByLabel(/^Maximum years/).fill('4');
  await modal.getByRole('button', { name: 'Create Alert' }).click();
  await expect(page.getByText('Your alert is saved')).toBeVisible();
  await expect(modal).toBeHidden();
  const title = `Anyone with ${skill} near Mission District, San Francisco, California`;
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const sentence = `Anyone with ${skill}, 1 to 4 years of experience, within 25 km of Mission District, San Francisco, California, daily at 8:00 am`;
  await expect(page.getByText(sentence)).toBeVisible();
  const [stored] = await sql`select skills, min_years, max_years, radius_km, time_zone, status
    from public.alerts where user_id = ${employer.user.id}`;
  expect(stored).toEqual({
    skills: [skill],
    min_years: 1,
    max_years: 4,
    radius_km: 25,
    time_zone: 'America/Chicago',
    status: 'active',
  });

  await page.getByRole('link', { name: /^See last week’s matches/ }).click();
  await expect(page.getByText('1 person matched in the last 7 days.')).toBeVisible();
  await expect(page.getByText('Pastry cook')).toBeVisible();

  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit talent alert' })).toBeVisible();
  await page.getByLabel(/^Keywords/).fill('pastry');
  await page.getByText('Right away', { exact: true }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Pastry with .* as soon as there’s a match$/)).toBeVisible();
  const email = page.getByRole('switch', { name: /^Email: Pastry with/ });
  await email.click();
  await expect(page.getByText(/^Email is off: Pastry with/)).toBeVisible();
  await menu(page).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('heading', { name: 'No Alerts Set' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Pastry with/ })).toBeVisible();
  await email.click();
  await expect(page.getByText(/^Email is on: Pastry with/)).toBeVisible();

  // The link in the footer of the alert's emails.
  const [alert] = await sql`select manage_token from public.alerts where user_id = ${employer.user.id}`;
  await page.goto(`/alerts/${alert?.manage_token}`);
  await expect(page.getByText(/^Pastry with/)).toBeVisible();
  await page.goto(`/unsubscribe/${alert?.manage_token}`);
  await page.getByRole('button', { name: 'Stop all alerts to this address' }).click();
  await expect(page.getByText('You won’t get any more alerts at this address')).toBeVisible();
  const { menu: account } = await openAccountMenu(page);
  await account.getByRole('link', { name: 'Talent Alerts' }).click();
  await expect(page.getByText(/^You turned off all alerts to your address/)).toBeVisible();
  await page.getByRole('button', { name: 'Send me alerts again' }).click();
  await expect(page.getByText(/^You turned off all alerts/)).toBeHidden();
});

for (const role of ['employer', 'job_seeker'] as const)
  test(`an account without a company (${role}) cannot save a talent alert but keeps the form`, async ({
    page,
  }) => {
    await signIn(page, await createPerson(role), '/employer/talent-alerts');
    await expect(page.getByRole('heading', { name: 'No Alerts Set' })).toBeVisible();
    const modal = page.getByRole('dialog');
    await expect(async () => {
      await page.getByRole('button', { name: 'Create Alert' }).click();
      await expect(modal).toBeVisible({ timeout: 500 });
    }).toPass();
    await modal.getByLabel(/^Keywords/).fill('pastry');
    await modal.getByRole('combobox', { name: 'Location' }).fill('Missoula, MT');
    await modal.getByRole('combobox', { name: 'Location' }).press('Enter');
    await expect(modal.getByText('Chosen place: Missoula, Montana')).toBeVisible();
    await modal.getByRole('button', { name: 'Create Alert' }).click();
    await expect(
      modal.getByText('Talent alerts are for companies. Please fill in your company profile first.'),
    ).toBeVisible();
    const profile = page.waitForEvent('popup');
    await modal.getByRole('link', { name: /^Open your company profile/ }).click();
    await expect(await profile).toHaveURL('/profile');
    await expect(modal.getByLabel(/^Keywords/)).toHaveValue('pastry');
    await expect(modal.getByText('Chosen place: Missoula, Montana')).toBeVisible();
  });

test('a search without results offers an alert, which requires a place', async ({ page }) => {
  await page.goto(`/search?q=${createWord()}&minPay=20`);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await getAlertLink(page).click();
  await expect(page.getByLabel(/^Minimum pay/)).toHaveValue('20');
  await page.getByLabel('Your email').fill(createAddress('guest'));
  await page.getByRole('button', { name: 'Email me these jobs' }).click();
  await expect(page.getByRole('link', { name: 'Location is required' })).toBeVisible();
});

test('every list of jobs offers an alert for the same search', async ({ page }) => {
  const getAlertSearch = async (path: string) => {
    await page.goto(path);
    const href = await getAlertLink(page).getAttribute('href');
    const { pathname, searchParams } = new URL(href ?? '', 'http://localhost');
    expect(pathname).toBe('/alerts/new');
    return Object.fromEntries(searchParams);
  };
  const townSearch = {
    place: 'Missoula, Montana',
    lat: String(missoula.lat),
    lng: String(missoula.lng),
    radius: '10',
  };
  expect(await getAlertSearch(townPage)).toEqual(townSearch);
  expect(await getAlertSearch(`${townPage}/jobs/part-time`)).toEqual({ ...townSearch, type: 'part-time' });
  expect(await getAlertSearch(`${townPage}?q=nurse&radius=50`)).toEqual({
    ...townSearch,
    radius: '50',
    q: 'nurse',
  });
  expect(await getAlertSearch(`/jobs-near-me?lat=46.872&lng=-113.994&minPay=15&view=map`)).toMatchObject({
    lat: '46.872',
    radius: '10',
    minPay: '15',
  });
  // A visitor without a place searches around the last place page.
  expect(await getAlertSearch('/search?q=nurse&sort=date&page=2')).toEqual({ ...townSearch, q: 'nurse' });
});

test('a visitor who signs in from the alert page keeps the search', async ({ page }) => {
  const [person, word] = [await createPerson(), createWord()];
  await page.goto(`/search?q=${word}&place=Missoula%2C+Montana&radius=10&minPay=19`);
  await getAlertLink(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, person);
  await clickSignIn(page);
  await expect(page.getByText('Your alert is saved')).toBeVisible();
  await expect(
    page.getByRole('article').filter({ hasText: new RegExp(`${word} near Missoula`, 'i') }),
  ).toContainText('at least $19 an hour');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest corrects errors, confirms an alert and unsubscribes', async ({ page, sql }) => {
    const [email, word] = [createAddress('guest'), createWord()];
    await page.goto(townPage);
    await getAlertLink(page).click();
    await page.getByText('Change what, where and how often').click();
    await page.getByLabel(/^Keywords/).fill(word);
    await page.getByLabel('Part Time').check();
    await page.getByLabel('Your email').fill('no-at-sign');
    await page.getByText('Weekly', { exact: true }).click();
    await page.getByLabel('Day of the week').selectOption('Sunday');
    await page.getByRole('button', { name: 'Email me these jobs' }).click();
    await expect(formStatus(page).first()).toContainText('email');
    await page.getByText('Change what, where and how often').click();
    await expect(page.getByLabel(/^Keywords/)).toHaveValue(word);
    await expect(page.getByLabel('Part Time')).toBeChecked();
    await expect(page.getByLabel('Day of the week')).toHaveValue('7');
    await page.getByLabel('Your email').fill(email);
    await page.getByRole('button', { name: 'Email me these jobs' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    const confirmation = await mailbox.waitFor(email, {
      subject: 'Confirm your job alert: new jobs near Missoula, Montana',
    });
    await page.goto(mailbox.getLink(confirmation, '/alerts/confirm/').href);
    await page.getByRole('button', { name: 'Yes, send me these jobs' }).click();
    await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible();
    const [stored] =
      await sql`select status, weekday, frequency, job_types from public.alerts where words = ${word}`;
    expect(stored).toEqual({ status: 'active', weekday: 7, frequency: 'weekly', job_types: ['part-time'] });
    await page.goto(page.url().replace(/\/alerts\/(\w+).*/, '/unsubscribe/$1'));
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByText('You won’t get any more emails from this alert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('These emails are stopped');
    await expect(page).toHaveTitle(/^These emails are stopped \|/);
    await page.getByRole('button', { name: 'Resume this alert' }).click();
    await expect(page.getByText('This alert is on again')).toBeVisible();
  });

  test('a signed-in person saves, deletes and restores an alert', async ({ page }) => {
    const word = createWord();
    await signIn(page, await createPerson(), '/job-seeker/job-alerts');
    await page.goto(`/search?q=${word}&place=Missoula%2C+Montana&radius=10`);
    await getAlertLink(page).click();
    await page.getByRole('button', { name: 'Save this alert' }).click();
    await expect(page.getByText('Your alert is saved')).toBeVisible();
    await menu(page).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByRole('heading', { name: 'No Alerts Set' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(word, 'i') })).toBeVisible();
  });

  test('an employer creates a talent alert on a page instead of in a dialog', async ({ page }) => {
    await signIn(page, await createEmployer(), '/employer/talent-alerts');
    await page.getByRole('link', { name: 'Create Alert' }).click();
    await page.getByLabel('Required skills').fill('Grill, prep');
    await page.getByLabel(/^Minimum years/).fill('60');
    await page.getByRole('button', { name: 'Create Alert' }).click();
    await expect(page.getByText('Years of experience must be from 0 to 50').first()).toBeVisible();
    await page.getByLabel(/^Minimum years/).fill('6');
    await page.getByRole('button', { name: 'Create Alert' }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: /^Anyone with grill and prep near / }),
    ).toBeVisible();
  });
});
