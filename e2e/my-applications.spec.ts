import type { Page } from '@playwright/test';
import { secretClient } from '../tests/support/clients';
import { createMark } from '../tests/support/mark';
import { createPerson, openAccountMenu, type Person, signIn } from './fixtures/account';
import {
  chooseCv,
  createApplicants,
  openApplicationForm,
  submitApplication,
  submitFullApplication,
} from './fixtures/application';
import { cvFiles } from './fixtures/cv-files';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

test.slow();

/** Fills the fields that an account does not prefill. */
async function fillRemainingFields(page: Page) {
  await page.getByLabel('Date of birth').fill('1990-04-01');
  await page.getByLabel('Phone number').fill('415 555 0100');
  await page.getByLabel('Cover letter').fill('I bake.');
}

async function createProfile({ user }: Person) {
  const path = `cv/${Date.now()}_Sara_CV_${user.id.slice(0, 8)}.pdf`;
  const { buffer, mimeType } = cvFiles.pdf();
  const client = secretClient();
  const stored = await client.storage.from('applications').upload(path, buffer, { contentType: mimeType });
  if (stored.error) throw stored.error;
  const registered = await client.from('uploads').insert({
    path,
    bucket: 'applications',
    filename: 'Sara CV.pdf',
    extension: 'pdf',
    owner_id: user.id,
    verified_at: new Date().toISOString(),
  });
  if (registered.error) throw registered.error;
  const { error } = await client.from('job_seeker_profiles').insert({
    user_id: user.id,
    full_name: 'Sara Seeker',
    headline: 'Baker',
    location: {
      coordinates: { lat: 37.7599, lng: -122.4148 },
      address: { city: 'San Francisco', state: 'California', country: 'United States' },
    },
    cv_url: path,
  });
  if (error) throw error;
}

test('a job seeker applies with the profile’s CV and finds the application in the list', async ({
  page,
  sql,
}) => {
  const job = await postJob(sql);
  const person = await createPerson();
  await createProfile(person);
  await signIn(page, person, job.path);
  await openApplicationForm(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Sara Seeker');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByRole('radio', { name: /Use the CV in your profile/ })).toBeChecked();
  await fillRemainingFields(page);
  await submitApplication(page);
  await expect(page.getByText('Application submitted')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^You applied on/ })).toBeVisible();

  // The account marks the job without the browser's record.
  await page.evaluate(() => localStorage.removeItem('appliedJobs'));
  await page.goto(`/search?q=${encodeURIComponent(job.title)}`);
  const card = page.getByRole('article').filter({ hasText: job.title });
  await expect(card.getByText('Applied')).toBeVisible();

  const { menu } = await openAccountMenu(page);
  await menu.getByRole('link', { name: 'My Applications' }).click();
  await expect(page.getByRole('heading', { name: 'My Applications' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: job.title })).toContainText(
    'Sent, not opened yet',
  );
  await page.getByRole('link', { name: /^What you sent/ }).click();
  const link = page.getByRole('link', { name: /^Sara_CV_/ });
  await expect(link).toBeVisible();
  const opened = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await opened.body()).subarray(0, 4).toString()).toBe('%PDF');
});

test("a guest's applications are listed in the browser and move to the account with the same address", async ({
  page,
  sql,
}) => {
  await page.goto('/job-seeker/applications');
  await expect(page.getByText('No applications yet')).toBeVisible();
  const job = await postJob(sql);
  const person = await createPerson();
  await submitFullApplication(page, job.path, person.email);
  await page.getByRole('link', { name: 'My Applications' }).last().click();
  const entry = page.getByRole('listitem').filter({ hasText: job.title });
  await expect(entry).toContainText('The link in your receipt shows what you sent.');
  await expect(page.getByText('I bake.')).toBeHidden();
  await signIn(page, person, '/job-seeker/applications');
  await expect(entry.getByRole('link', { name: /^What you sent/ })).toBeVisible();
});

test('a guest from a search engine applies with interruptions and opens the receipt', {
  tag: '@phone-only',
}, async ({ page, sql, mailbox }) => {
  // A new town, because the page of a known one could be cached.
  const job = await postJob(sql, {
    state: 'Nebraska',
    city: `Walton ${createMark()}`,
    neighborhood: null,
    coordinates: { lat: 41.2565, lng: -95.9345 },
  });
  const email = `walk-${crypto.randomUUID()}@example.com`;
  const town = job.path.split('/').slice(0, 3).join('/');
  await page.goto(town, { referer: 'https://www.google.com/' });
  await page.getByRole('link', { name: job.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await openApplicationForm(page);
  const form = page.getByRole('region', { name: /^Application:/ });
  await page.getByLabel('Full name').fill('Walt Kerr');
  await page.getByLabel('Email').fill(email);
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await fillRemainingFields(page);
  const privacyTab = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Privacy' }).click();
  await (await privacyTab).close();
  await chooseCv(page);
  await expect(form.getByRole('progressbar')).toBeHidden();
  await page.getByRole('link', { name: 'Doorstep' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(form.getByText('My CV.pdf')).toBeVisible();
  await submitApplication(page);
  await expect(page.getByText('Application submitted')).toBeVisible();

  const receipt = mailbox.getLink(await mailbox.waitFor(email), '/application/');
  await page.goto(receipt.pathname);
  await expect(page.getByText('Sent, not opened yet')).toBeVisible();
  const cv = (await page.getByRole('link', { name: 'My CV.pdf' }).getAttribute('href')) ?? '';
  const response = await page.request.get(cv, { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers()['cache-control']).toContain('no-store');
  const opened = await page.request.get(cv);
  expect((await opened.body()).byteLength).toBe(2000);
  expect((await page.request.get(`/application/${'0'.repeat(64)}/cv`)).status()).toBe(404);
});

test('Back does not show a deleted application', async ({ page, sql }) => {
  const job = await postJob(sql);
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  const [row] = await sql`select public.sha256_hex(${token}) as hash`;
  await createApplicants(sql, job.id, ['Ann Smith'], { email_verified_at: null, token_hash: row?.hash });
  await page.goto('/help');
  const visit = await page.goto(`/application/${token}`);
  expect(visit?.headers()['cache-control']).toContain('no-store');
  await page.getByRole('button', { name: 'Yes, email me answers' }).click();
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await expect(page.getByText('is what I bake.')).toBeVisible();
  await page.getByText('Withdraw my application…').click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('heading', { name: 'Your application is deleted' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'We can’t find this application' })).toBeVisible();
  await expect(page.getByText('Ann Smith')).toHaveCount(0);
  await expect(page.getByText('is what I bake.')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});
