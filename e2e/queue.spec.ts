import { createPerson, signIn } from './fixtures/account';
import { createEmployer } from './fixtures/employer';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

/** The keys that decide a case, in turn, and the status of a held job afterwards. */
const decisions = [
  { key: 'a', status: 'open' },
  { key: 'r', status: 'held' },
  { key: 'k', status: 'held' },
] as const;

test('an admin decides thirty cases with the keyboard', async ({ page, axe, sql }, info) => {
  test.slow();
  const [admin, employer] = await Promise.all([createPerson(), createEmployer()]);
  const jobs = [];
  for (let risk = 3_000_030; risk > 3_000_000; risk -= 1) {
    const job = await postJob(sql, { employer });
    await sql`update public.jobs set status = 'held' where id = ${job.id}`;
    const [openedCase] = await sql<{ id: string }[]>`
      select public.open_case('job', ${job.id}, ${employer.user.id}, ${sql.json([
        { rule: 'a deposit', weight: risk, words: 'pay the deposit', source: 'posting' },
      ])}) as id`;
    jobs.push({ ...job, caseId: openedCase?.id });
  }
  await signIn(page, admin);
  await sql`insert into public.admins (user_id) values (${admin.user.id})`;
  await sql`update auth.sessions set aal = 'aal2' where user_id = ${admin.user.id}`;
  await sql`insert into public.admin_sessions (session_id)
    select id from auth.sessions where user_id = ${admin.user.id}`;

  await page.goto('/admin');
  await expect(page.getByRole('listitem').filter({ hasText: jobs[0]?.title ?? '' })).toContainText(
    'a deposit',
  );
  await axe();
  await page.getByRole('link', { name: 'Start with the first case' }).focus();
  await page.keyboard.press('Enter');

  const durationsMs: number[] = [];
  const expected: string[] = [];
  for (const [index, { title, caseId }] of jobs.entries()) {
    const startedAt = Date.now();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Case ${caseId}`);
    await expect(page.getByText(title).first()).toBeVisible();
    const { key, status } = decisions[index % 3] ?? decisions[0];
    expected.push(status);
    if (index === 0) {
      await axe();
      // A letter chooses nothing unless the form has the focus (WCAG 2.1.4).
      await page.keyboard.press(key);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await page.getByRole('radio').first().focus();
    } else await expect(page.getByRole('form', { name: 'Decide' })).toBeFocused();
    if (index === 1) {
      // Letters are no shortcuts in a text field; outside of it, a number chooses another reason.
      await page.getByLabel('Reason', { exact: true }).focus();
      await page.keyboard.type('a bakery? ');
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.getByLabel('Reason', { exact: true }).fill('');
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press(key);
    if (index === 1) {
      await page.keyboard.press('2');
      await expect(page.getByLabel('Reason', { exact: true })).toHaveValue(
        'It doesn’t seem to be a real job.',
      );
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Case ${caseId}`);
    durationsMs.push(Date.now() - startedAt);
  }
  const decided = await sql<{ status: string }[]>`
    select status from public.jobs where id = any (${jobs.map(({ id }) => id)}) order by title`;
  expect(decided.map(({ status }) => status).sort()).toEqual(expected.sort());
  const medianMs = durationsMs.sort((a, b) => a - b)[15] ?? 0;
  console.log(`30 cases, ${medianMs} ms each (median), ${durationsMs.at(-1)} ms at most`);
  info.annotations.push({ type: 'ms per case', description: String(medianMs) });
  expect(medianMs).toBeLessThan(3000);
});
