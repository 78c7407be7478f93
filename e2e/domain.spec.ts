import { signIn } from './fixtures/account';
import { newEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

test.slow();

test('an employer proves a web domain, its job shows the mark, and both go when it is removed', async ({
  page,
  sql,
  axe,
}) => {
  const employer = await newEmployer();
  const job = await postJob(sql, { employer });
  const domain = `bakery-${crypto.randomUUID()}.com`;
  const mark = page.getByText(`Domain verified: ${domain}`, { exact: true });
  const typed = page.getByLabel('Web domain');
  await signIn(page, employer, '/profile');
  await page.getByRole('link', { name: 'Verify your web domain' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your web domain' })).toBeVisible();

  await typed.fill('bakery');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: 'That’s no web domain. Type it like example.com' }),
  ).toBeVisible();
  await expect(typed).toHaveValue('bakery');
  await typed.fill(`https://www.${domain}/about`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${domain} isn’t verified yet`)).toBeVisible();
  await expect(page.locator('#domain-news')).toBeFocused();
  const [asked] = await sql<{ token: string }[]>`
    select token from public.verified_domains where account_id = ${employer.user.id}`;
  await expect(page.getByLabel('Value')).toHaveValue(`doorstep-verify=${asked?.token}`);
  await expect(page.getByLabel('Address')).toHaveValue(`https://${domain}/.well-known/doorstep-verify.txt`);
  await axe();

  const check = page.getByRole('button', { name: 'Check now' });
  await check.click();
  await expect(page.getByRole('group', { name: /^Not found yet/ })).toBeFocused({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: /^The last time we looked/ })).toBeVisible();

  await sql`update auth.users set email = ${`ada@${domain}`} where id = ${employer.user.id}`;
  await check.click();
  await expect(mark).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('#domain-news')).toBeFocused();
  await axe();
  await page.goto(job.path);
  await expect(mark).toBeVisible();

  await page.goto('/profile/domain');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your company has no verified domain.')).toBeVisible();
  await page.goto(job.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a domain is asked for, looked at and removed', { tag: '@phone-only' }, async ({ page, sql }) => {
    const employer = await newEmployer();
    const domain = `bakery-${crypto.randomUUID()}.com`;
    await signIn(page, employer, '/profile/domain');
    await page.getByLabel('Web domain').fill('people.gmail.com');
    await page.getByRole('button', { name: 'Verify this domain' }).click();
    await expect(
      page.getByRole('link', { name: /^Anyone can have an address or a page there/ }),
    ).toBeVisible();
    await expect(page.getByLabel('Web domain')).toHaveValue('people.gmail.com');
    await page.getByLabel('Web domain').fill(domain);
    await page.getByRole('button', { name: 'Verify this domain' }).click();
    await expect(page.getByText(`${domain} isn’t verified yet`)).toBeVisible();
    await sql`update auth.users set email = ${`ada@${domain}`} where id = ${employer.user.id}`;
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText(`Domain verified: ${domain}`)).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your company has no verified domain.')).toBeVisible();
  });
});
