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

/** After how many mails a worker crashes, and what happens then. */
const workerCrash = vi.hoisted(() => ({ after: Number.POSITIVE_INFINITY, come: () => {} }));
vi.mock('nodemailer', async (load) => {
  const real = await load<typeof import('nodemailer')>();
  return {
    ...real,
    createTransport: (...options: Parameters<typeof real.createTransport>) => {
      const transport = real.createTransport(...options);
      const hand = transport.sendMail.bind(transport);
      return Object.assign(transport, {
        sendMail: (mail: Parameters<typeof hand>[0]) => {
          workerCrash.after -= 1;
          if (workerCrash.after >= 0) return hand(mail);
          transport.close();
          workerCrash.come();
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

const runEveryMs = hourMs;
/**
 * The database drops the worker's connection during a write, right after New York's clock change; it is down for three
 * hours.
 */
const firstCrash = { at: Date.UTC(2027, 2, 14, 12), awayMs: 3 * hourMs };
/** The worker crashes between two mails of a run, right after Berlin's clock change, and is down for five hours. */
const secondCrash = { at: Date.UTC(2027, 2, 28, 6), awayMs: 5 * hourMs, mails: 2 };

test('a month of 300 alerts and 1,000 jobs: each match is delivered once, when it is due, despite crashes', async () => {
  const { sql } = stack;
  const people = new Participants(stack);
  await people.createEmployers(20);
  const plan = planMonth({ alerts: 300, jobs: 1000, seed: 7 });
  const expectation = new ExpectedDeliveries();
  const delivered: Delivery[] = [];
  const mails: { address: string; jobs: number }[] = [];
  const crashes: string[] = [];
  const left = [...plan.events];
  let awayUntil = 0;
  let dropped = 0;

  const read = async (now: number) => {
    const received = await people.readMailboxes(now);
    for (const { address, jobs } of received) {
      mails.push({ address, jobs: jobs.length });
      delivered.push(...jobs);
    }
    return new Set(received.map(({ address }) => address));
  };

  for (let now = firstRequestAt; now <= monthEnd; now += runEveryMs) {
    for (let next = left[0]; next && next.at <= now; next = left[0]) {
      left.shift();
      await stack.setTime(next.at);
      expectation.applyEvent(next);
      await people.applyEvent(next);
    }
    await stack.setTime(now);
    if (now < awayUntil) continue;
    if (now === firstCrash.at) {
      await sql.unsafe(crashingTrigger);
      const report = await runScheduledSteps();
      await sql`drop trigger drop_the_writer on public.outbox`;
      if ('error' in (report.alerts ?? {})) crashes.push('while writing');
      expect(await read(now)).toEqual(new Set());
      awayUntil = now + firstCrash.awayMs;
      continue;
    }
    expectation.queueMails(now);
    if (now === secondCrash.at) {
      workerCrash.after = secondCrash.mails;
      await Promise.race([
        runScheduledSteps(),
        new Promise<void>((died) => Object.assign(workerCrash, { come: died })),
      ]);
      if (workerCrash.after < 0) crashes.push(`after ${secondCrash.mails} mails`);
      workerCrash.after = Number.POSITIVE_INFINITY;
      const sent = await read(now);
      expectation.sendMails(now, (address) => sent.has(address));
      awayUntil = now + secondCrash.awayMs;
      continue;
    }
    const report = await runScheduledSteps();
    expect(Object.entries(report).filter(([, step]) => 'error' in step)).toEqual([]);
    dropped += (report.outbox as { dropped: number }).dropped;
    await read(now);
    expectation.sendMails(now, () => true);
  }

  const key = ({ address, jobId, at }: Delivery) => `${address} ${jobId} ${new Date(at).toISOString()}`;
  const expected = new Set(expectation.deliveries.map(key));
  const given = new Set(delivered.map(key));
  const frequencyOf = new Map(plan.alerts.map(({ address, frequency }) => [address, frequency]));
  const switched = new Set(
    plan.events.flatMap((each) => (each.what === 'switch' ? [each.alert.address] : [])),
  );
  const lateMs = ({ address, jobId, at }: Delivery) => {
    const opened = expectation.openings.filter((opening) => opening.jobId === jobId && opening.at <= at);
    const waited = at - Math.max(...opened.map((opening) => opening.at));
    const window = { instant: 0, daily: dayMs + hourMs, weekly: 7 * dayMs + hourMs }[
      frequencyOf.get(address) ?? 'instant'
    ];
    const away =
      [firstCrash, secondCrash].find((crash) => at >= crash.at && at <= crash.at + crash.awayMs)?.awayMs ?? 0;
    return switched.has(address) ? 0 : Math.max(0, waited - window - runEveryMs - away);
  };
  const groups = [
    ['instant', (address: string) => frequencyOf.get(address) === 'instant' && !switched.has(address)],
    ['daily', (address: string) => frequencyOf.get(address) === 'daily' && !switched.has(address)],
    ['weekly', (address: string) => frequencyOf.get(address) === 'weekly' && !switched.has(address)],
    ['changed meanwhile', (address: string) => switched.has(address)],
    ['all', () => true],
  ] as const;
  console.log(
    `\n  ${plan.jobs.length} jobs opened ${expectation.openings.length} times; the worker died ${crashes.join(' and ')}.\n`,
  );
  printTable(
    ['Alerts', 'Of them', 'Mails', 'Expected', 'Told', 'Twice', 'Missed', 'Late'],
    groups.map(([name, belongs]) => {
      const ours = delivered.filter(({ address }) => belongs(address));
      const theirs = expectation.deliveries.filter(({ address }) => belongs(address));
      const pairs = new Set(ours.map(({ address, jobId }) => `${address} ${jobId}`));
      return [
        name,
        plan.alerts.filter(({ address }) => belongs(address)).length,
        mails.filter(({ address }) => belongs(address)).length,
        theirs.length,
        ours.length,
        ours.length - pairs.size,
        theirs.filter((each) => !given.has(key(each))).length,
        ours.filter((each) => lateMs(each) > 0).length,
      ].map(String);
    }),
  );

  expect(crashes).toHaveLength(2);
  expect(delivered.length).toBeGreaterThan(400);
  expect(new Set(delivered.map(({ address, jobId }) => `${address} ${jobId}`)).size).toBe(delivered.length);
  expect([...given].filter((each) => !expected.has(each))).toEqual([]);
  expect([...expected].filter((each) => !given.has(each))).toEqual([]);
  expect(delivered.filter((each) => lateMs(each) > 0)).toEqual([]);
  expect(mails.filter(({ jobs }) => jobs === 0)).toEqual([]);
  // A mail is empty only if it waited for a worker that was down.
  expect(dropped).toBeLessThan(20);
}, 900_000);

/** Terminates the connection that queues mails before it commits. */
const crashingTrigger = `
  create or replace function clock.drop_the_writer() returns trigger language plpgsql security definer set search_path = ''
    as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
  create trigger drop_the_writer before insert on public.outbox for each row execute function clock.drop_the_writer()`;
