import { tabTo } from './fixtures/keyboard';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

test.slow();

test('a visitor reports a job once by keyboard and is emailed the outcome', {
  tag: '@phone-only',
}, async ({ page, sql, mailbox }) => {
  const job = await postJob(sql);
  const address = `sam-${crypto.randomUUID()}@example.com`;
  await page.goto(job.path);
  const link = page.getByRole('link', { name: 'Report this job' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Report this job' })).toBeVisible();
  await expect(page.getByText(job.title)).toBeVisible();

  const send = page.getByRole('button', { name: 'Send report' });
  await tabTo(page, send, 40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Please choose what’s wrong' })).toBeVisible();
  const reason = page.getByLabel('What’s wrong?');
  await tabTo(page, reason, 40);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('What happened?'));
  await page.keyboard.type('They asked me for $50 first.');
  await tabTo(page, page.getByLabel('Your email'));
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks for telling us')).toBeVisible();
  await expect(page).toHaveTitle(/^Your report is sent \|/);
  await expect(page.getByRole('status', { name: 'Thanks for telling us' })).toBeFocused();

  await page.goto(`/report/job/${job.id}`);
  await reason.selectOption('other');
  await send.click();
  await expect(page.getByText('Thanks for telling us')).toBeVisible();
  const stored = await sql`select reason, note, email from public.reports where subject_id = ${job.id}`;
  expect(stored).toEqual([{ reason: 'scam', note: 'They asked me for $50 first.', email: address }]);

  await sql`select public.decide_case(id, 'remove', 'It asks for a deposit.') from public.cases where subject_id = ${job.id}`;
  const outcome = await mailbox.waitFor(address, { subject: 'What we decided about your report' });
  expect(outcome.text).toContain('acted on it');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an incomplete report keeps its input and can be completed', {
    tag: '@phone-only',
  }, async ({ page, sql }) => {
    const job = await postJob(sql);
    await page.goto(`/report/job/${job.id}`);
    await page.getByLabel('What happened?').fill('It pays less than it says.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('link', { name: 'Please choose what’s wrong' })).toBeVisible();
    await expect(page.getByLabel('What happened?')).toHaveValue('It pays less than it says.');
    await page.getByLabel('What’s wrong?').selectOption('facts');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thanks for telling us')).toBeVisible();
    expect(
      await sql`select from public.reports where subject_id = ${job.id} and reason = 'facts'`,
    ).toHaveLength(1);
  });
});
