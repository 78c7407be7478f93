import { expect, test } from 'vitest';
import { decisionMails } from '@/lib/trust/mails';
import { countWaitingCases } from '@/lib/trust/waiting-cases';
import { addOperator } from '@/supabase/operator/work';
import { signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer } from './employers.ts';
import { postedJob, report, stranger } from './reporters.ts';

test('operators are emailed when a case waits: at once, within an hour for the next, then daily', async () => {
  const operator = await signUp('job_seeker');
  await addOperator(sql, operator.email, 'moderator');
  const employer = await newEmployer();
  const [first, second] = [await postedJob(employer), await postedJob(employer)];
  await report(first, stranger());

  await sql.begin(async (one) => {
    // No other test's run in between.
    await one`insert into public.scheduled_steps values ('case-emails', '-infinity') on conflict (step) do nothing`;
    await one`select from public.scheduled_steps where step = 'case-emails' for update`;
    await one`update public.scheduled_steps set done_until = '-infinity' where step = 'case-emails'`;
    /** How many emails the operator has after a run so many minutes from now. */
    const emailsAfter = async (minutes: number) => {
      await one`select public.write_case_emails(now() + make_interval(mins => ${minutes}))`;
      const rows =
        await one`select from public.outbox where kind = 'cases-waiting' and recipient = ${operator.email}`;
      return rows.length;
    };
    expect(await emailsAfter(0)).toBe(1);
    expect(await emailsAfter(1)).toBe(1);
    await one`select public.open_case('job', ${second}, ${employer.user.id}, '[]')`;
    await one`update public.cases set opened_at = now() + interval '30 minutes' where subject_id = ${second}`;
    expect(await emailsAfter(59)).toBe(1);
    expect(await emailsAfter(61)).toBe(2);
    expect(await emailsAfter(61 + 23 * 60)).toBe(2);
    expect(await emailsAfter(61 + 24 * 60)).toBe(3);
    // Other tests' operators have emails now, which a test that sends would send before its own.
    await one`delete from public.outbox where kind = 'cases-waiting'`;
  });

  await sql`update public.cases set opened_at = now() - interval '3 hours' where subject_id in (${first}, ${second})`;
  expect((await countWaitingCases()).oldestSeconds).toBeGreaterThan(3 * 3600 - 1);
  const mail = await decisionMails['cases-waiting']?.({});
  expect(mail?.subject).toContain('for your decision on Doorstep');
  expect(mail?.text).toMatch(/The oldest has waited for \d+ hours/);
  expect(mail?.text).toContain('/operator\n');
  expect(mail?.text).toContain('/login?from=%2Foperator');
});
