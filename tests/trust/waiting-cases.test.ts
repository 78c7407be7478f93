import { expect, test } from 'vitest';
import { sendDueMails } from '@/lib/email/outbox';
import { decisionMails } from '@/lib/trust/mails';
import { countWaitingCases } from '@/lib/trust/waiting-cases';
import { addOperator } from '@/supabase/operator/work';
import { sendAlone } from '../email/send-alone';
import { signUp } from '../support/clients.ts';
import { mailbox } from '../support/mailbox.ts';
import { sql } from '../support/sql.ts';
import { newEmployer } from './employers.ts';
import { postedJob, report, stranger } from './reporters.ts';

sendAlone();

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
    // Every operator of other tests has emails now, which would all be sent before these.
    await one`delete from public.outbox where kind = 'cases-waiting' and recipient <> ${operator.email}`;
  });

  await sql`update public.cases set opened_at = now() - interval '3 hours' where subject_id in (${first}, ${second})`;
  expect((await countWaitingCases()).oldestSeconds).toBeGreaterThan(3 * 3600 - 1);
  await sql`update public.outbox set next_attempt_at = now() - interval '1 year' where recipient = ${operator.email}`;
  await sendDueMails(decisionMails);
  const mail = await mailbox.waitFor(operator.email, { subject: 'for your decision on Doorstep', count: 3 });
  expect(mail.text).toMatch(/The oldest has waited for \d+ hours/);
  expect(mailbox.linkIn(mail, '/operator').pathname).toBe('/operator');
  expect(mailbox.linkIn(mail, '/login').searchParams.get('from')).toBe('/operator');
});
