import { generateTotp } from '../supabase/embedded/api/totp';
import { createPerson, signIn } from './fixtures/account';
import { expect, test } from './fixtures/test';

const addresses = ['/admin', '/admin/audit', '/admin/enter', '/admin/people?q=a', '/admin/nothing'];

/** Returns a response without the parts that differ in each response. */
async function getComparableResponse(response: {
  status(): number;
  headers(): Record<string, string>;
  text(): Promise<string>;
}) {
  const {
    date,
    etag,
    vary,
    'x-request-id': request,
    'content-length': length,
    ...headers
  } = response.headers();
  const document = (await response.text()).replace(/nonce="[^"]*"/g, '');
  return { status: response.status(), headers: Object.keys(headers).sort(), document };
}

test('an admin sets up an authenticator, opens the admin pages and bans a domain', async ({
  page,
  request,
  axe,
  sql,
}) => {
  const person = await createPerson();
  await test.step('visitors and other accounts get the same 404 as for an unknown address', async () => {
    const unknown = await getComparableResponse(await request.get('/a/b/c/d/e/f'));
    expect(unknown.status).toBe(404);
    for (const address of addresses) {
      const { status, headers, document } = await getComparableResponse(await request.get(address));
      expect([address, status, headers]).toEqual([address, 404, unknown.headers]);
      expect(getVisibleText(document)).toBe(getVisibleText(unknown.document));
      expect((await request.post(address, { data: {} })).status()).toBe(
        (await request.post('/a/b/c/d/e/f', { data: {} })).status(),
      );
    }
    await signIn(page, person);
    const unknownSignedIn = await getComparableResponse(await page.request.get('/a/b/c/d/e/f'));
    for (const address of addresses) {
      const { status, headers, document } = await getComparableResponse(await page.request.get(address));
      expect([address, status, headers]).toEqual([address, 404, unknownSignedIn.headers]);
      expect(getVisibleText(document)).toBe(getVisibleText(unknownSignedIn.document));
    }
  });

  await sql`insert into public.admins (user_id, role) values (${person.user.id}, 'administrator')`;
  await page.goto('/admin/audit');
  await expect(page).toHaveURL('/admin/enter?from=%2Fadmin%2Faudit');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await axe();
  const secret = (await page.locator('input[name=secret]').inputValue()) || '';
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText('That’s not the code').first()).toBeVisible();
  await expect(page.locator('input[name=secret]')).toHaveValue(secret);
  await code.fill(generateTotp(secret, Date.now() / 1000));
  await code.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  await expect(page.getByText('signed in as admin').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await axe();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await page.goto('/admin/people');
  await sql`update public.admin_sessions set seen_at = now() - interval '61 minutes'
    where session_id in (select id from auth.sessions where user_id = ${person.user.id})`;
  const reason = page.getByLabel('Reason', { exact: true });
  await reason.fill('All of its postings ask for money.');
  await page.getByLabel('Domain').fill('scam.example');
  await page.getByRole('button', { name: 'Ban the domain' }).click();
  await expect(page.getByText('It’s been an hour without a click').first()).toBeVisible();
  await expect(reason).toHaveValue('All of its postings ask for money.');
  const [signInPage] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Enter a code in another tab' }).click(),
  ]);
  // The code of the next 30 seconds, because the current one is used already.
  await signInPage.getByLabel('Code', { exact: true }).fill(generateTotp(secret, Date.now() / 1000 + 30));
  await signInPage.getByLabel('Code', { exact: true }).press('Enter');
  await expect(signInPage).toHaveURL('/admin');
  await signInPage.close();
  await page.getByRole('button', { name: 'Ban the domain' }).click();
  await expect(page.getByText('The domain and 0 accounts are banned.').first()).toBeVisible();
  await page.getByText('Lift the ban').first().click();
  const unbanForm = page.locator('details', { hasText: 'Lift the ban' }).first();
  await unbanForm.getByLabel('Reason', { exact: true }).fill('It was a test.');
  await unbanForm.getByRole('button', { name: 'Lift the ban' }).click();
  await expect(page.locator('strong', { hasText: 'scam.example' })).toBeHidden();

  await page.getByRole('button', { name: 'Sign out of admin' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin/people');
  await expect(page).toHaveURL(/\/admin\/enter/);
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0);
});

const getVisibleText = (document: string) =>
  document
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
