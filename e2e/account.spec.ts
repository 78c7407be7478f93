import { readFileSync } from 'node:fs';
import type { Response } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { clickSignIn, createAddress, createPerson, fillSignIn, signIn } from './fixtures/account';
import { formStatus } from './fixtures/form-status';
import { expireSession } from './fixtures/session';
import { expect, test } from './fixtures/test';

test('the email address of an account changes once both mailboxes have confirmed', async ({
  page,
  mailbox,
}) => {
  test.slow();
  const person = await createPerson();
  const newEmail = createAddress('moved');
  await signIn(page, person, '/account');
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Waiting for ${newEmail}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Waiting for ${newEmail}`)).toBeVisible();

  const links = await Promise.all(
    [newEmail, person.email].map(async (address) => {
      const link = mailbox.getLink(await mailbox.waitFor(address, { subject: 'new email' }), '/auth/');
      return link.pathname + link.search;
    }),
  );
  await page.goto(links[0] ?? '');
  await expect(page.getByText('Now open the link we emailed to your other address')).toBeVisible();
  await page.goto(links[1] ?? '');
  await expect(page.getByText(`From now on you sign in with ${newEmail}`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText(`You sign in with ${newEmail}`)).toBeVisible();
});

test('changing the password requires the current password', async ({ page }) => {
  test.slow();
  const person = await createPerson();
  await signIn(page, person, '/account');
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password', { exact: true }).fill('a guess');
  await page.getByLabel('New password', { exact: true }).fill('a better one');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a better one');
  await change.click();
  await expect(formStatus(page).getByText('That’s not your current password.').first()).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await change.click();
  await expect(page.getByText('Your password has been changed. Other devices')).toBeVisible();
  await page.goto('/terms');
  await page.goto('/account');
  await expect(page).toHaveURL('/account');
});

test('signing out everywhere ends the session in another browser', async ({ page, browser }) => {
  test.slow();
  const person = await createPerson();
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, person, '/account');
  await signIn(page, person, '/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await page.context().cookies()).length).toBe(0);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login?from=%2Faccount&notice=session-ended');
  await elsewhere.close();
});

test('the data download is a zip that is not cached', async ({ page }) => {
  const person = await createPerson();
  await signIn(page, person, '/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('doorstep-my-data.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(data.account.email).toBe(person.email);
  const response = await page.request.get('/api/account/data');
  expect(response.headers()['cache-control']).toBe('private, no-store');
});

test('deleting the account requires the password, clears the browser and sends an email', async ({
  page,
  sql,
}) => {
  test.slow();
  const person = await createPerson();
  await signIn(page, person, '/account');
  await page.getByLabel('Your password', { exact: true }).fill('a guess');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(formStatus(page).getByText('That’s not your current password.').first()).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(await sql`select id from auth.users where id = ${person.user.id}`).toHaveLength(0);
  const mails = await sql`select from public.outbox
    where kind = 'account-deleted' and recipient = ${person.email}`;
  expect(mails).toHaveLength(1);

  await page.goto('/login');
  await fillSignIn(page, person);
  await clickSignIn(page);
  await expect(formStatus(page)).toContainText('Invalid login credentials');
});

test.describe('shared caches', () => {
  const pages = ['/', '/terms', '/privacy', '/cookies'];

  test('may store public pages, which set no cookie for visitors', async ({ request, sql }) => {
    const [job] = await sql<{ id: string; slug: string }[]>`
      select id, slug from public.jobs where status = 'open' and expires_at > now() limit 1`;
    for (const path of [...pages, `/job/${job?.id}`, `/${job?.slug}`]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toContain('s-maxage');
      expect(response.headers()['set-cookie'], path).toBeUndefined();
    }
  });

  test('may not store a response that sets a cookie', async ({ page }) => {
    const person = await createPerson();
    test.slow();
    const responses: Response[] = [];
    page.on('response', (response) => void responses.push(response));
    await signIn(page, person, '/account');
    for (const path of [...pages, '/account']) {
      await expireSession(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const withCookie: string[] = [];
    for (const response of responses) {
      const { 'cache-control': cacheControl = '', 'set-cookie': cookie } = await response.allHeaders();
      if (cookie !== undefined) withCookie.push(`${cacheControl} ${response.url()}`);
    }
    expect(withCookie.length).toBeGreaterThan(pages.length);
    expect(withCookie.filter((line) => !/no-store/.test(line) || /s-maxage|public/.test(line))).toEqual([]);
  });
});
