import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ActionResult } from '@/lib/result';
import { startMailServer } from '../email/mail-server.ts';
import { createLaunchedStack, type Ports, stopLauncher } from '../support/launched-stack.ts';
import { findFreePorts } from '../support/test-stack.ts';
import { cvBytes } from '../uploads/cv-files.ts';

type Browser = { headers: Headers; cookies: Map<string, string> };
const browsers = new AsyncLocalStorage<Browser>();

vi.mock('next/headers', () => {
  const browser = () => {
    const current = browsers.getStore();
    if (!current) throw new Error('No request.');
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

const applicantCount = 200;
/** The number of confirmed applications after which the database is killed. */
const killedAfter = 40;
const tryAgain = 'Failed to submit application. Please try again.';
const contact = 'hiring@example.com';

type Person = { email: string; browser: Browser; form: FormData };

// Uses its own stack, because other tests must not lose their database. Windows has no kill -9.
describe.skipIf(process.platform === 'win32')('when the database is killed during 200 applications', () => {
  const stack = createLaunchedStack();
  const originalEnv = { ...process.env };
  let ports: Ports;
  let mailPort: number;
  let sql: postgres.Sql;
  let jobId: string;
  /** The first submissions, during which the database is killed. */
  let first: Outcome[];
  let whileDown: Outcome[];

  type Outcome = { person: Person; result: ActionResult<unknown> };

  beforeAll(async () => {
    const [api = 0, database = 0, mailbox = 0, smtp = 0, unusedPort = 0] = await findFreePorts(5);
    ports = [api, database, mailbox, smtp];
    mailPort = unusedPort;
    await start();
    jobId = await postJob();

    const all = Array.from({ length: applicantCount }, (_, index) => createApplicant(index));
    let received = 0;
    let kill: Promise<void> | undefined;
    first = await Promise.all(
      all.map(async (applicant) => {
        const outcome = await apply(applicant);
        if (outcome.result.ok && ++received === killedAfter) kill = killStack();
        return outcome;
      }),
    );
    await kill;
    whileDown = await Promise.all(
      Array.from({ length: 5 }, (_, index) => apply(createApplicant(applicantCount + index))),
    );
    await sendMails();
    await restart();
  }, 240_000);

  afterAll(async () => {
    await sql?.end();
    await stack.cleanUp();
    process.env = originalEnv;
  });

  /** Starts the stack and points the site's environment at it, with a mail server that is down. */
  async function start(): Promise<void> {
    ({ launcher } = await stack.start(ports));
    Object.assign(process.env, stack.env(), {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      TRUSTED_IP_HEADER: 'x-forwarded-for',
    });
    sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  }
  let launcher: Awaited<ReturnType<typeof stack.start>>['launcher'];

  /** Kills the database first, so that the API runs without it for a moment. */
  async function killStack(): Promise<void> {
    await stack.killDatabase();
    await stopLauncher(launcher, 'SIGKILL');
  }

  async function restart(): Promise<void> {
    await sql.end({ timeout: 1 });
    await start();
  }

  async function postJob(): Promise<string> {
    const { confirmJobContact, signUp } = await import('../support/clients.ts');
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
    await confirmJobContact(user.id, contact);
    return job.id;
  }

  /** A person with an address, a browser and a form that can be submitted repeatedly. */
  function createApplicant(index: number): Person {
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

  async function apply(applicant: Person): Promise<Outcome> {
    const { submitApplication } = await import('@/lib/applications/actions');
    return {
      person: applicant,
      result: await browsers.run(applicant.browser, () => submitApplication(null, applicant.form)),
    };
  }

  /** Sends the due emails. Returns an error if the database is down. */
  async function sendMails() {
    const { sendDueMails } = await import('@/lib/email/outbox');
    const { applicationEmails } = await import('@/lib/applications/emails');
    return sendDueMails(applicationEmails).catch((error: unknown) => ({ error }));
  }

  const listStoredAddresses = async () =>
    (await sql<{ email: string }[]>`select email from public.applications`).map(({ email }) => email).sort();
  const toAddresses = (outcomes: Outcome[]) => outcomes.map(({ person: { email } }) => email).sort();
  const isReceived = ({ result }: Outcome) => result.ok;
  const isRejected = ({ result }: Outcome) => !result.ok;

  test('some applications are confirmed, and all others get an error', () => {
    expect(first.filter(isReceived).length).toBeGreaterThanOrEqual(killedAfter);
    const rejected = [...first.filter(isRejected), ...whileDown];
    expect(rejected.length).toBeGreaterThan(whileDown.length);
    expect(new Set(rejected.map(({ result }) => !result.ok && result.message))).toEqual(new Set([tryAgain]));
  });

  test('every confirmed application is stored once, with both emails', async () => {
    const stored = await listStoredAddresses();
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining(toAddresses(first.filter(isReceived))));
    // Includes applications that were stored but whose response was lost.
    const [incomplete] = await sql`
      select count(*)::int as count from public.applications where (
        select array_agg(kind order by kind) from public.outbox where payload ->> 'applicationId' = applications.id::text
      ) is distinct from array['application-employer', 'application-receipt']`;
    expect(incomplete?.count).toBe(0);
    const [sent] = await sql`select count(*)::int as count from public.outbox where sent_at is not null`;
    expect(sent?.count).toBe(0);
  });

  test('a rejected form can be submitted again and is stored once', async () => {
    expect(await sendMails()).toMatchObject({ sent: 0, failed: 0 });
    const retries = await Promise.all(
      [...first.filter(isRejected), ...whileDown].map(({ person: applicant }) => apply(applicant)),
    );
    expect(retries.flatMap(({ result }) => (result.ok ? [] : result.message))).toEqual([]);
    expect(await listStoredAddresses()).toEqual(toAddresses([...first, ...whileDown]));
    const [outbox] = await sql`select count(*)::int as count from public.outbox`;
    expect(outbox?.count).toBe(2 * (applicantCount + whileDown.length));
  }, 60_000);

  test('every email arrives once after the mail server starts', async () => {
    expect(await sendMails()).toMatchObject({ sent: 0, failed: 0 });
    const server = await startMailServer({}, mailPort);
    try {
      await sql`update public.outbox set next_attempt_at = now()`;
      await Promise.all([sendMails(), sendMails()]);
      await sendMails();
    } finally {
      await server.stop();
    }
    const all = applicantCount + whileDown.length;
    const mails = server.received;
    const recipients = mails.map(({ recipients: [recipient] }) => recipient);
    expect(recipients.filter((recipient) => recipient === contact)).toHaveLength(all);
    expect(recipients.filter((recipient) => recipient !== contact).sort()).toEqual(
      toAddresses([...first, ...whileDown]),
    );
    expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(2 * all);
    const [unsent] = await sql`select count(*)::int as count from public.outbox where sent_at is null`;
    expect(unsent?.count).toBe(0);
  }, 120_000);
});
