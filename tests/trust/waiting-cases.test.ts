import { expect, test } from 'vitest';
import { decisionMails } from '@/lib/trust/mails';
import { countWaitingCases } from '@/lib/trust/waiting-cases';
import { addAdmin } from '@/supabase/admin/commands';
import { signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer } from './employers.ts';
import { createStranger, postJob, sendReport } from './reporters.ts';

test('admins get an email at once about the first waiting case, within an hour about the next, then daily', async () => {
  const admin = await signUp('job_seeker');
  await addAdmin(sql, admin.email, 'moderator');
  const employer = await createEmployer();
  const [first, second] = [await postJob(employer), await postJob(employer)];
  await sendReport(first, createStranger());

  await sql.begin(async (transaction) => {
    // Locks the step, so that other tests can't run it in between.
    await transaction`insert into public.scheduled_steps values ('case-emails', '-infinity') on conflict (step) do nothing`;
    await transaction`select from public.scheduled_steps where step = 'case-emails' for update`;
    await transaction`update public.scheduled_steps set completed_until = '-infinity' where step = 'case-emails'`;
    // Another test's run of the scheduled work may have queued an email to the new admin.
    await transaction`delete from public.outbox where kind = 'cases-waiting' and recipient = ${admin.email}`;
    /** Returns the admin's number of emails after a run this many minutes from now. */
    const countEmailsAfter = async (minutes: number) => {
      await transaction`select public.queue_case_emails(now() + make_interval(mins => ${minutes}))`;
      const rows =
        await transaction`select from public.outbox where kind = 'cases-waiting' and recipient = ${admin.email}`;
      return rows.length;
    };
    expect(await countEmailsAfter(0)).toBe(1);
    expect(await countEmailsAfter(1)).toBe(1);
    await transaction`select public.open_case('job', ${second}, ${employer.user.id}, '[]')`;
    await transaction`update public.cases set opened_at = now() + interval '30 minutes' where subject_id = ${second}`;
    expect(await countEmailsAfter(59)).toBe(1);
    expect(await countEmailsAfter(61)).toBe(2);
    expect(await countEmailsAfter(61 + 23 * 60)).toBe(2);
    expect(await countEmailsAfter(61 + 24 * 60)).toBe(3);
    // The emails also go to admins of other tests; no test may find them in its outbox.
    await transaction`delete from public.outbox where kind = 'cases-waiting'`;
  });

  await sql`update public.cases set opened_at = now() - interval '3 hours' where subject_id in (${first}, ${second})`;
  expect((await countWaitingCases()).oldestSeconds).toBeGreaterThan(3 * 3600 - 1);
  const mail = await decisionMails['cases-waiting']?.({});
  expect(mail?.subject).toContain('for your decision on Doorstep');
  expect(mail?.text).toMatch(/The oldest has waited for \d+ hours/);
  expect(mail?.text).toContain('/admin\n');
  expect(mail?.text).toContain('/login?from=%2Fadmin');
});
