import { totpAt } from '../supabase/embedded/api/totp';
import { newPerson, signIn } from './fixtures/account';
import { expect, test } from './fixtures/test';

const addresses = [
  '/operator',
  '/operator/audit',
  '/operator/enter',
  '/operator/people?q=a',
  '/operator/nothing',
];

/** What tells one answer from another: all of it but what each answer has of its own. */
async function answerOf(response: {
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

test('an operator sets up an authenticator, is at the desk, and for everyone else there is none', async ({
  page,
  request,
  axe,
  sql,
}) => {
  const person = await newPerson();
  await test.step('a visitor, and somebody signed in, get the 404 of any address of no route', async () => {
    const unknown = await answerOf(await request.get('/a/b/c/d/e/f'));
    expect(unknown.status).toBe(404);
    for (const address of addresses) {
      const { status, headers, document } = await answerOf(await request.get(address));
      expect([address, status, headers]).toEqual([address, 404, unknown.headers]);
      expect(textOf(document)).toBe(textOf(unknown.document));
      expect((await request.post(address, { data: {} })).status()).toBe(
        (await request.post('/a/b/c/d/e/f', { data: {} })).status(),
      );
    }
    await signIn(page, person);
    const ofSignedIn = await answerOf(await page.request.get('/a/b/c/d/e/f'));
    for (const address of addresses) {
      const { status, headers, document } = await answerOf(await page.request.get(address));
      expect([address, status, headers]).toEqual([address, 404, ofSignedIn.headers]);
      expect(textOf(document)).toBe(textOf(ofSignedIn.document));
    }
  });

  await sql`insert into public.operators (user_id, role) values (${person.user.id}, 'administrator')`;
  await page.goto('/operator/audit');
  await expect(page).toHaveURL('/operator/enter?from=%2Foperator%2Faudit');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await axe();
  const secret = (await page.locator('input[name=secret]').inputValue()) || '';
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText('That’s not the code').first()).toBeVisible();
  await expect(page.locator('input[name=secret]')).toHaveValue(secret);
  await code.fill(totpAt(secret, Date.now() / 1000));
  await code.press('Enter');
  await expect(page).toHaveURL('/operator/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
  await expect(page.getByText('entered the desk').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await axe();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await page.goto('/operator/people');
  await sql`update public.desk_visits set seen_at = now() - interval '61 minutes'
    where session_id in (select id from auth.sessions where user_id = ${person.user.id})`;
  const why = page.getByLabel('Why');
  await why.fill('All of its postings ask for money.');
  await page.getByLabel('Domain').fill('scam.example');
  await page.getByRole('button', { name: 'Shut it out' }).click();
  await expect(page.getByText('It’s been an hour without a click').first()).toBeVisible();
  await expect(why).toHaveValue('All of its postings ask for money.');
  const [door] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Enter a code in another tab' }).click(),
  ]);
  // Those that it has shown are of this half of a minute.
  await door.getByLabel('Code', { exact: true }).fill(totpAt(secret, Date.now() / 1000 + 30));
  await door.getByLabel('Code', { exact: true }).press('Enter');
  await expect(door).toHaveURL('/operator');
  await door.close();
  await page.getByRole('button', { name: 'Shut it out' }).click();
  await expect(page.getByText('The domain is shut out, and 0 accounts with it.').first()).toBeVisible();
  await page.getByText('Let it in again').first().click();
  const letIn = page.locator('details', { hasText: 'Let it in again' }).first();
  await letIn.getByLabel('Why').fill('It was a try.');
  await letIn.getByRole('button', { name: 'Let it in again' }).click();
  await expect(page.locator('strong', { hasText: 'scam.example' })).toBeHidden();

  await page.getByRole('button', { name: 'Leave the desk' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/operator/people');
  await expect(page).toHaveURL(/\/operator\/enter/);
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0);
});

/** What a document says, without what its scripts hold. */
const textOf = (document: string) =>
  document
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
