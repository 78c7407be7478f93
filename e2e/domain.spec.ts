import { signIn } from './fixtures/account';
import { createEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

test('the company profile and the job show the verified domain of the employer’s email address', async ({
  page,
  sql,
  axe,
}) => {
  const employer = await createEmployer();
  const domain = `bakery-${crypto.randomUUID()}.com`;
  const mark = page.getByText(`Domain verified: ${domain}`, { exact: true });
  await signIn(page, employer, '/profile');
  await expect(
    page.getByText('Do you have an email address at your company’s own web domain?'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change your email address' })).toHaveAttribute(
    'href',
    '/account',
  );
  await sql`update auth.users set email = ${`ada@${domain}`} where id = ${employer.user.id}`;
  const job = await postJob(sql, { employer });
  await page.reload();
  await expect(mark).toBeVisible();
  await axe();
  await page.goto(job.path);
  await expect(mark).toBeVisible();
});
