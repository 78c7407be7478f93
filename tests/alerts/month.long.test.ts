import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runScheduledSteps } from '@/lib/scheduled-work/steps';
import { printTable } from '../bench/report';
import { type ClockedStack, startClockedStack } from './month-clock';
import { Expectation, type Told } from './month-expectation';
import { People } from './month-people';
import { dayMs, firstAskedAt, hourMs, monthEnd, planMonth } from './month-plan';

// There are no pages here to be made anew.
vi.mock('next/cache', async (load) => ({
  ...(await load<object>()),
  revalidateTag: () => {},
  unstable_cache: <Read>(read: Read) => read,
}));
vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: () => {} }));

/** How many mails a worker hands over before it dies, and what then becomes of it. */
const death = vi.hoisted(() => ({ after: Number.POSITIVE_INFINITY, come: () => {} }));
vi.mock('nodemailer', async (load) => {
  const real = await load<typeof import('nodemailer')>();
  return {
    ...real,
    createTransport: (...options: Parameters<typeof real.createTransport>) => {
      const transport = real.createTransport(...options);
      const hand = transport.sendMail.bind(transport);
      return Object.assign(transport, {
        sendMail: (mail: Parameters<typeof hand>[0]) => {
          death.after -= 1;
          if (death.after >= 0) return hand(mail);
          transport.close();
          death.come();
          // Nothing of a dead worker goes on.
          return new Promise(() => {});
        },
      });
    },
  };
});

let stack: ClockedStack;
beforeAll(async () => {
  stack = await startClockedStack(firstAskedAt);
  Object.assign(process.env, stack.env);
});
afterAll(() => stack.stop());

const runEveryMs = hourMs;
/** The database drops the worker in the middle of writing, while the clocks of New York have just changed; it is away for three hours. */
const firstCrash = { at: Date.UTC(2027, 2, 14, 12), awayMs: 3 * hourMs };
/** The worker dies between two mails of a run, while the clocks of Berlin have just changed, and is away for five. */
const secondCrash = { at: Date.UTC(2027, 2, 28, 6), awayMs: 5 * hourMs, mails: 2 };

test('a month of 300 alerts and 1,000 jobs: each is told once, when it is due, whatever dies on the way', async () => {
  const { sql } = stack;
  const people = new People(stack);
  await people.arrive(20);
  const plan = planMonth({ alerts: 300, jobs: 1000, seed: 7 });
  const expectation = new Expectation();
  const told: Told[] = [];
  const mails: { address: string; jobs: number }[] = [];
  const crashes: string[] = [];
  const left = [...plan.happenings];
  let awayUntil = 0;
  let dropped = 0;

  /** What came into the mailboxes, and to whom. */
  const read = async (now: number) => {
    const got = await people.read(now);
    for (const { address, jobs } of got) {
      mails.push({ address, jobs: jobs.length });
      told.push(...jobs);
    }
    return new Set(got.map(({ address }) => address));
  };

  for (let now = firstAskedAt; now <= monthEnd; now += runEveryMs) {
    for (let next = left[0]; next && next.at <= now; next = left[0]) {
      left.shift();
      await stack.moveTo(next.at);
      expectation.happen(next);
      await people.happen(next);
    }
    await stack.moveTo(now);
    if (now < awayUntil) continue;
    if (now === firstCrash.at) {
      await sql.unsafe(dropTheWriter);
      const report = await runScheduledSteps();
      await sql`drop trigger drop_the_writer on public.outbox`;
      if ('error' in (report.alerts ?? {})) crashes.push('while writing');
      expect(await read(now)).toEqual(new Set());
      awayUntil = now + firstCrash.awayMs;
      continue;
    }
    expectation.write(now);
    if (now === secondCrash.at) {
      death.after = secondCrash.mails;
      await Promise.race([
        runScheduledSteps(),
        new Promise<void>((died) => Object.assign(death, { come: died })),
      ]);
      if (death.after < 0) crashes.push(`after ${secondCrash.mails} mails`);
      death.after = Number.POSITIVE_INFINITY;
      const sent = await read(now);
      expectation.send(now, (address) => sent.has(address));
      awayUntil = now + secondCrash.awayMs;
      continue;
    }
    const report = await runScheduledSteps();
    expect(Object.entries(report).filter(([, step]) => 'error' in step)).toEqual([]);
    dropped += (report.outbox as { dropped: number }).dropped;
    await read(now);
    expectation.send(now, () => true);
  }

  const key = ({ address, jobId, at }: Told) => `${address} ${jobId} ${new Date(at).toISOString()}`;
  const expected = new Set(expectation.told.map(key));
  const given = new Set(told.map(key));
  const frequencyOf = new Map(plan.alerts.map(({ address, frequency }) => [address, frequency]));
  const switched = new Set(
    plan.happenings.flatMap((each) => (each.what === 'switch' ? [each.alert.address] : [])),
  );
  const lateMs = ({ address, jobId, at }: Told) => {
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
      const ours = told.filter(({ address }) => belongs(address));
      const theirs = expectation.told.filter(({ address }) => belongs(address));
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
  expect(told.length).toBeGreaterThan(400);
  expect(new Set(told.map(({ address, jobId }) => `${address} ${jobId}`)).size).toBe(told.length);
  expect([...given].filter((each) => !expected.has(each))).toEqual([]);
  expect([...expected].filter((each) => !given.has(each))).toEqual([]);
  expect(told.filter((each) => lateMs(each) > 0)).toEqual([]);
  expect(mails.filter(({ jobs }) => jobs === 0)).toEqual([]);
  // A mail can only turn out to have nothing to say when it waited for a worker that was away.
  expect(dropped).toBeLessThan(20);
}, 900_000);

/** Ends the connection that writes mails, before it commits. */
const dropTheWriter = `
  create or replace function clock.drop_the_writer() returns trigger language plpgsql security definer set search_path = ''
    as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
  create trigger drop_the_writer before insert on public.outbox for each row execute function clock.drop_the_writer()`;
