import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ActionResult } from '@/lib/result';
import { type CaughtMail, startMailServer } from '../email/mail-server.ts';
import { endLauncher, launchedStack, type Ports } from '../support/launched-stack.ts';
import { freePorts } from '../support/test-stack.ts';
import { cvBytes } from '../uploads/cv-files.ts';

type Browser = { headers: Headers; cookies: Map<string, string> };
const browsers = new AsyncLocalStorage<Browser>();

vi.mock('next/headers', () => {
  const browser = () => {
    const current = browsers.getStore();
    if (!current) throw new Error('Nobody asks.');
    return current;
  };
  return {
    headers: async () => browser().headers,
    cookies: async () => ({
      getAll: () => [...browser().cookies].map(([name, value]) => ({ name, value })),
      get: (name: string) => ({ value: browser().cookies.get(name) }),
      set: (name: string, value: string) => browser().cookies.set(name, value),
      delete: (name: string) => browser().cookies.delete(name),
    }),
  };
});

const people = 200;
/** How many have read that theirs was received when the database goes. */
const killedAfter = 40;
const tryAgain = 'Failed to submit application. Please try again.';
const contact = 'hiring@example.com';

type Person = { email: string; browser: Browser; form: FormData };

// A stack of its own: nobody else's tests should lose their database. There is no kill -9 on Windows.
describe.skipIf(process.platform === 'win32')(
  'with the database killed in the middle of 200 applications',
  () => {
    const stack = launchedStack();
    const before = { ...process.env };
    const mails: CaughtMail[] = [];
    let ports: Ports;
    let mailPort: number;
    let sql: postgres.Sql;
    let jobId: string;
    let first: Outcome[];
    let whileAway: Outcome[];

    type Outcome = { person: Person; result: ActionResult<unknown> };

    beforeAll(async () => {
      const free = await freePorts(5);
      const [api = 0, database = 0, mailbox = 0, smtp = 0, dead = 0] = free;
      ports = [api, database, mailbox, smtp];
      mailPort = dead;
      await start();
      jobId = await postJob();

      const all = Array.from({ length: people }, (_, index) => person(index));
      let received = 0;
      let killing: Promise<void> | undefined;
      first = await Promise.all(
        all.map(async (one) => {
          const outcome = await apply(one);
          if (outcome.result.ok && ++received === killedAfter) killing = cutPower();
          return outcome;
        }),
      );
      await killing;
      whileAway = await Promise.all(Array.from({ length: 5 }, (_, index) => apply(person(people + index))));
      await sendMails();
      await restart();
    }, 240_000);

    afterAll(async () => {
      await sql?.end();
      await stack.clear();
      process.env = before;
    });

    /** What the site reads of its environment, the dead mail server among it, is this stack's from here on. */
    async function start(): Promise<Awaited<ReturnType<typeof stack.start>>> {
      const launched = await stack.start(ports);
      Object.assign(process.env, stack.env(), {
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        TRUSTED_IP_HEADER: 'x-forwarded-for',
      });
      launcher = launched.launcher;
      sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
      return launched;
    }
    let launcher: Awaited<ReturnType<typeof stack.start>>['launcher'];

    /** The database first, so that for a moment the API meets its absence. */
    async function cutPower(): Promise<void> {
      await stack.killDatabase();
      await endLauncher(launcher, 'SIGKILL');
    }

    async function restart(): Promise<void> {
      await sql.end({ timeout: 1 });
      await start();
    }

    async function postJob(): Promise<string> {
      const { agreeToContact, signUp } = await import('../support/clients.ts');
      const { user } = await signUp('employer');
      const location = {
        coordinates: { lat: 37.7599, lng: -122.4148 },
        address: { city: 'San Francisco', state: 'California', country: 'United States' },
      };
      await sql`insert into public.employer_profiles ${sql({
        user_id: user.id,
        company_name: 'Foghorn Bakery',
        company_description: 'Bread.',
        industry: 'Hospitality',
        location: sql.json(location) as never,
      })}`;
      const [job] = await sql<{ id: string }[]>`insert into public.jobs ${sql({
        employer_id: user.id,
        title: 'Baker',
        company_name: 'Foghorn Bakery',
        location: sql.json(location) as never,
        description: 'Bread.',
        type: 'full-time',
        contact: sql.json({ name: 'Robin', email: contact }) as never,
      })} returning id`;
      if (!job) throw new Error('The job was not posted.');
      await agreeToContact(user.id, contact);
      return job.id;
    }

    /** Somebody with an address, a browser and a filled-in form, which is sent again as it is. */
    function person(index: number): Person {
      const email = `applicant-${index}@example.com`;
      const form = new FormData();
      const fields = {
        ...{ jobId, question: 'birth-date', fullName: `Ann Smith ${index}`, dateOfBirth: '1990-04-01' },
        ...{ email, phone: '555 0100', coverLetter: 'I bake.' },
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('cv', new File([new Uint8Array(cvBytes.pdf())], 'My CV.pdf'));
      const headers = new Headers({ 'x-forwarded-for': `10.${index % 250}.${Math.floor(index / 250)}.1` });
      const browser = {
        headers,
        cookies: new Map([['doorstep_applicant', randomBytes(24).toString('base64url')]]),
      };
      return { email, browser, form };
    }

    async function apply(one: Person): Promise<Outcome> {
      const { submitApplication } = await import('@/lib/applications/actions');
      return {
        person: one,
        result: await browsers.run(one.browser, () => submitApplication(null, one.form)),
      };
    }

    /** A minute of the scheduled work; what waits for its next try is taken to be due. */
    async function sendMails() {
      const { sendDueMails } = await import('@/lib/email/outbox');
      const { applicationMails } = await import('@/lib/applications/mails');
      return sendDueMails(applicationMails).catch((fault: unknown) => ({ fault }));
    }

    const stored = async () =>
      (await sql<{ email: string }[]>`select email from public.applications`)
        .map(({ email }) => email)
        .sort();
    const addresses = (outcomes: Outcome[]) => outcomes.map(({ person: { email } }) => email).sort();
    const isReceived = ({ result }: Outcome) => result.ok;
    const isRefused = ({ result }: Outcome) => !result.ok;

    test('some were told that theirs was received, and all others to try again', () => {
      expect(first.filter(isReceived).length).toBeGreaterThanOrEqual(killedAfter);
      const refused = [...first.filter(isRefused), ...whileAway];
      expect(refused.length).toBeGreaterThan(whileAway.length);
      expect(new Set(refused.map(({ result }) => !result.ok && result.message))).toEqual(new Set([tryAgain]));
    });

    test('every one that was received is there once, with both of its mails', async () => {
      const there = await stored();
      expect(new Set(there).size).toBe(there.length);
      expect(there).toEqual(expect.arrayContaining(addresses(first.filter(isReceived))));
      // Also of those that were stored and whose answer was lost.
      const [without] = await sql`
      select count(*)::int as count from public.applications where (
        select array_agg(kind order by kind) from public.outbox where payload ->> 'applicationId' = applications.id::text
      ) is distinct from array['application-employer', 'application-receipt']`;
      expect(without?.count).toBe(0);
      const [sent] = await sql`select count(*)::int as count from public.outbox where sent_at is not null`;
      expect(sent?.count).toBe(0);
    });

    test('the others send the same form again and are there once too', async () => {
      expect(await sendMails()).toMatchObject({ sent: 0, failed: 0 });
      const again = await Promise.all(
        [...first.filter(isRefused), ...whileAway].map(({ person: one }) => apply(one)),
      );
      expect(again.flatMap(({ result }) => (result.ok ? [] : result.message))).toEqual([]);
      expect(await stored()).toEqual(addresses([...first, ...whileAway]));
      const [outbox] = await sql`select count(*)::int as count from public.outbox`;
      expect(outbox?.count).toBe(2 * (people + whileAway.length));
    }, 60_000);

    test('the mail server, down all the time, comes up: every mail arrives, none twice', async () => {
      expect(await sendMails()).toMatchObject({ sent: 0, failed: 0 });
      const server = await startMailServer({}, mailPort);
      try {
        await sql`update public.outbox set next_attempt_at = now()`;
        await Promise.all([sendMails(), sendMails()]);
        await sendMails();
        mails.push(...server.caught);
      } finally {
        await server.stop();
      }
      const all = people + whileAway.length;
      const recipients = mails.map(({ recipients: [recipient] }) => recipient);
      expect(recipients.filter((recipient) => recipient === contact)).toHaveLength(all);
      expect(recipients.filter((recipient) => recipient !== contact).sort()).toEqual(
        addresses([...first, ...whileAway]),
      );
      expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(2 * all);
      const [waiting] = await sql`select count(*)::int as count from public.outbox where sent_at is null`;
      expect(waiting?.count).toBe(0);
    }, 120_000);
  },
);
