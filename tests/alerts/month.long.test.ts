import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runScheduledSteps } from '@/lib/scheduled-work/steps';
import { printTable } from '../bench/report';
import { type Delivery, ExpectedDeliveries } from './expected-deliveries';
import { type ClockedStack, startClockedStack } from './month-clock';
import { Participants } from './month-participants';
import { dayMs, firstRequestAt, hourMs, monthEnd, planMonth } from './month-plan';

// There are no pages to revalidate.
vi.mock('next/cache', async (load) => ({
  ...(await load<object>()),
  revalidateTag: () => {},
  unstable_cache: <Read>(read: Read) => read,
}));
vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: () => {} }));

/** The number of mails that a worker still sends before it crashes. */
const workerCrash = vi.hoisted(() => ({ mailsLeft: Number.POSITIVE_INFINITY, onCrash: () => {} }));
vi.mock('nodemailer', async (load) => {
  const real = await load<typeof import('nodemailer')>();
  return {
    ...real,
    createTransport: (...options: Parameters<typeof real.createTransport>) => {
      const transport = real.createTransport(...options);
      const sendMail = transport.sendMail.bind(transport);
      return Object.assign(transport, {
        sendMail: (mail: Parameters<typeof sendMail>[0]) => {
          workerCrash.mailsLeft -= 1;
          if (workerCrash.mailsLeft >= 0) return sendMail(mail);
          transport.close();
          workerCrash.onCrash();
          // A crashed worker never continues.
          return new Promise(() => {});
        },
      });
    },
  };
});

let stack: ClockedStack;
beforeAll(async () => {
  stack = await startClockedStack(firstRequestAt);
  Object.assign(process.env, stack.env);
});
afterAll(() => stack.stop());

const runIntervalMs = hourMs;
/** Right after the clock change in New York, the database drops the worker's connection during a write. */
const databaseCrash = { at: Date.UTC(2027, 2, 14, 12), downMs: 3 * hourMs };
/** Right after the clock change in Berlin, the worker crashes between two mails of a run. */
const mailCrash = { at: Date.UTC(2027, 2, 28, 6), downMs: 5 * hourMs, mails: 2 };

test('a month of 300 alerts and 1,000 jobs delivers each match once and on time, despite two crashes', async () => {
  const { sql } = stack;
  const participants = new Participants(stack);
  await participants.createEmployers(20);
  const plan = planMonth({ alerts: 300, jobs: 1000, seed: 7 });
  const expectation = new ExpectedDeliveries();
  const delivered: Delivery[] = [];
  const mails: { address: string; jobs: number }[] = [];
  const crashes: string[] = [];
  const events = [...plan.events];
  let downUntil = 0;
  let dropped = 0;

  const readMails = async (now: number) => {
    const received = await participants.readMailboxes(now);
    for (const { address, jobs } of received) {
      mails.push({ address, jobs: jobs.length });
      delivered.push(...jobs);
    }
    return new Set(received.map(({ address }) => address));
  };

  for (let now = firstRequestAt; now <= monthEnd; now += runIntervalMs) {
    for (let next = events[0]; next && next.at <= now; next = events[0]) {
      events.shift();
      await stack.setTime(next.at);
      expectation.applyEvent(next);
      await participants.applyEvent(next);
    }
    await stack.setTime(now);
    if (now < downUntil) continue;
    if (now === databaseCrash.at) {
      await sql.unsafe(crashingTrigger);
      const report = await runScheduledSteps();
      await sql`drop trigger drop_connection on public.outbox`;
      if ('error' in (report.alerts ?? {})) crashes.push('while queueing mails');
      expect(await readMails(now)).toEqual(new Set());
      downUntil = now + databaseCrash.downMs;
      continue;
    }
    expectation.queueMails(now);
    if (now === mailCrash.at) {
      workerCrash.mailsLeft = mailCrash.mails;
      await Promise.race([
        runScheduledSteps(),
        new Promise<void>((resolve) => Object.assign(workerCrash, { onCrash: resolve })),
      ]);
      if (workerCrash.mailsLeft < 0) crashes.push(`after ${mailCrash.mails} mails`);
      workerCrash.mailsLeft = Number.POSITIVE_INFINITY;
      const sent = await readMails(now);
      expectation.sendMails(now, (address) => sent.has(address));
      downUntil = now + mailCrash.downMs;
      continue;
    }
    const report = await runScheduledSteps();
    expect(Object.entries(report).filter(([, step]) => 'error' in step)).toEqual([]);
    dropped += (report.outbox as { dropped: number }).dropped;
    await readMails(now);
    expectation.sendMails(now, () => true);
  }

  const toKey = ({ address, jobId, at }: Delivery) => `${address} ${jobId} ${new Date(at).toISOString()}`;
  const expected = new Set(expectation.deliveries.map(toKey));
  const actual = new Set(delivered.map(toKey));
  const frequencies = new Map(plan.alerts.map(({ address, frequency }) => [address, frequency]));
  const changed = new Set(
    plan.events.flatMap((event) => (event.type === 'change-frequency' ? [event.alert.address] : [])),
  );
  const getLateMs = ({ address, jobId, at }: Delivery) => {
    const opened = expectation.openings.filter((opening) => opening.jobId === jobId && opening.at <= at);
    const delayMs = at - Math.max(...opened.map((opening) => opening.at));
    const periodMs = { instant: 0, daily: dayMs + hourMs, weekly: 7 * dayMs + hourMs }[
      frequencies.get(address) ?? 'instant'
    ];
    const downMs =
      [databaseCrash, mailCrash].find((crash) => at >= crash.at && at <= crash.at + crash.downMs)?.downMs ??
      0;
    return changed.has(address) ? 0 : Math.max(0, delayMs - periodMs - runIntervalMs - downMs);
  };
  const groups = [
    ['instant', (address: string) => frequencies.get(address) === 'instant' && !changed.has(address)],
    ['daily', (address: string) => frequencies.get(address) === 'daily' && !changed.has(address)],
    ['weekly', (address: string) => frequencies.get(address) === 'weekly' && !changed.has(address)],
    ['changed frequency', (address: string) => changed.has(address)],
    ['all', () => true],
  ] as const;
  console.log(
    `\n  ${plan.jobs.length} jobs opened ${expectation.openings.length} times; the worker crashed ${crashes.join(' and ')}.\n`,
  );
  printTable(
    ['Group', 'Alerts', 'Mails', 'Expected', 'Delivered', 'Twice', 'Missed', 'Late'],
    groups.map(([name, isInGroup]) => {
      const groupDelivered = delivered.filter(({ address }) => isInGroup(address));
      const groupExpected = expectation.deliveries.filter(({ address }) => isInGroup(address));
      const pairs = new Set(groupDelivered.map(({ address, jobId }) => `${address} ${jobId}`));
      return [
        name,
        plan.alerts.filter(({ address }) => isInGroup(address)).length,
        mails.filter(({ address }) => isInGroup(address)).length,
        groupExpected.length,
        groupDelivered.length,
        groupDelivered.length - pairs.size,
        groupExpected.filter((delivery) => !actual.has(toKey(delivery))).length,
        groupDelivered.filter((delivery) => getLateMs(delivery) > 0).length,
      ].map(String);
    }),
  );

  expect(crashes).toHaveLength(2);
  expect(delivered.length).toBeGreaterThan(400);
  expect(new Set(delivered.map(({ address, jobId }) => `${address} ${jobId}`)).size).toBe(delivered.length);
  expect([...actual].filter((key) => !expected.has(key))).toEqual([]);
  expect([...expected].filter((key) => !actual.has(key))).toEqual([]);
  expect(delivered.filter((delivery) => getLateMs(delivery) > 0)).toEqual([]);
  expect(mails.filter(({ jobs }) => jobs === 0)).toEqual([]);
  // A mail is dropped if all its jobs end before it is sent, which happens only while the worker is down.
  expect(dropped).toBeLessThan(20);
}, 900_000);

/** Terminates the connection that queues mails before it commits. */
const crashingTrigger = `
  create or replace function clock.drop_connection() returns trigger language plpgsql security definer set search_path = ''
    as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
  create trigger drop_connection before insert on public.outbox for each row execute function clock.drop_connection()`;
