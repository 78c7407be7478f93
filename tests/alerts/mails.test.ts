import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GET, POST } from '@/app/api/unsubscribe/[token]/route';
import { alertMails } from '@/lib/alerts/mails';
import { queueAlertMails } from '@/lib/alerts/queue-alert-mails';
import { connectMailServer } from '@/lib/email/mail-server';
import { env } from '@/lib/env';
import {
  createEmployerWithJob,
  createJobFor,
  type EmployerWithJob,
} from '../applications/applicant-fixtures';
import { startMailServer, type TestMailServer } from '../email/mail-server';
import { type Person, secretClient, signUp } from '../policies/people';
import { talent } from '../policies/rows';
import { createAddress } from '../support/clients';
import { sql } from '../support/sql';
import {
  backdateAlert,
  createJobAlert,
  createJobsAtOnce,
  createTalentAlert,
  isolatedPoint,
  listAlertMails,
  listDelivered,
  locationAt,
  requestJobAlert,
  runAlerts,
  type TestAlert,
} from './alert-fixtures';

let server: TestMailServer;
let employer: EmployerWithJob;
beforeAll(async () => {
  env().mailPostalAddress = '1 Main Street, Austin, TX 78701';
  server = await startMailServer();
  employer = await createEmployerWithJob();
});
afterAll(() => server.stop());

/**
 * Renders, sends and parses the mails of an address. It doesn't run the outbox, which would also send the mails of
 * other tests.
 */
async function sendAndGetMails(address: string): Promise<Email[]> {
  const connection = connectMailServer(server.url);
  const rows = await sql<{ id: string; kind: string; payload: unknown }[]>`
    select id, kind, payload from public.outbox where recipient = ${address} order by id`;
  for (const { id, kind, payload } of rows) {
    const mail = await alertMails[kind]?.(payload);
    if (mail)
      expect(await connection?.send(mail, { recipient: address, messageId: `<${id}@localhost>` })).toBe(
        'sent',
      );
    await sql`delete from public.outbox where id = ${id}`;
  }
  connection?.close();
  const received = server.received.filter(({ recipients }) => recipients.includes(address));
  return Promise.all(received.map(({ raw }) => PostalMime.parse(Buffer.from(raw, 'latin1'))));
}

async function getOnlyMail(address: string): Promise<Email> {
  const [mail, ...others] = await sendAndGetMails(address);
  if (!mail || others.length > 0)
    throw new Error(`${address} received ${mail ? others.length + 1 : 0} mails.`);
  return mail;
}

const getHeader = (mail: Email, name: string) =>
  mail.headers.find(({ key }) => key === name.toLowerCase())?.value;

const getLinks = (mail: Email): string[] => [
  ...new Set([
    ...[...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, url]) =>
      (url ?? '').replaceAll('&amp;', '&'),
    ),
    ...(mail.text?.match(/https?:\/\/\S+/g) ?? []),
  ]),
];

const context = (token: string) => ({ params: Promise.resolve({ token }) });
const getStatus = async (alert: TestAlert) => {
  const [row] = await sql<{ status: string }[]>`select status from public.alerts where id = ${alert.id}`;
  return row?.status;
};

describe('a mail about jobs', () => {
  test('lists its matches, its reason and the unsubscribe links, in text and HTML', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point, { words: 'barista' });
    await createJobsAtOnce(employer.id, [
      {
        title: 'Barista <b>& more',
        location: locationAt(point, 2),
        salary: { min: 18, max: 22, currency: 'USD', period: 'hour' },
      },
      { title: 'Night barista', location: locationAt(point) },
    ]);
    await runAlerts();
    const mail = await getOnlyMail(alert.address ?? '');
    expect(mail.subject).toBe('2 new jobs near Austin, Texas: Night barista at Corner Bakery');
    expect(mail.from?.address).toBe('hello@localhost');
    expect(mail.to).toMatchObject([{ address: alert.address }]);
    for (const part of [mail.text ?? '', mail.html ?? '']) {
      expect(part).toContain('Night barista at Corner Bakery');
      expect(part).toContain('$18 - $22/hr');
      expect(part).toContain('2.0 km away · 30\u00a0min\u00a0walk');
      expect(part).toContain(
        'getting this email because you set up this alert on Doorstep: Barista within 10 km of Austin, Texas',
      );
      expect(part).toContain('1 Main Street, Austin, TX 78701');
      expect(part).toContain(`/alerts/${alert.token}`);
      expect(part).toContain(`/unsubscribe/${alert.token}`);
    }
    expect(mail.html).toContain('Barista &lt;b&gt;&amp; more');
    expect(getHeader(mail, 'List-Unsubscribe')).toBe(`<${env().siteUrl}/api/unsubscribe/${alert.token}>`);
    expect(getHeader(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(getHeader(mail, 'Auto-Submitted')).toBe('auto-generated');
  });

  test('has distances in miles if the owner chose miles', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point, { words: 'barista' });
    await sql`update public.alerts set in_miles = true where id = ${alert.id}`;
    await createJobsAtOnce(employer.id, [{ title: 'Barista, 5 km Run', location: locationAt(point, 2) }]);
    await runAlerts();
    const mail = await getOnlyMail(alert.address ?? '');
    for (const part of [mail.text ?? '', mail.html ?? '']) {
      expect(part).toContain('1.2 mi away');
      expect(part).toContain('Barista within 6 mi of Austin, Texas');
      expect(part).toContain('Barista, 5 km Run');
      expect(part).not.toContain('10 km');
    }
  });

  test('has the same valid links to the site in text and HTML', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point, { words: 'baker & "chef"' });
    await createJobFor(employer.id, { title: 'Baker Chef', location: locationAt(point) });
    await runAlerts();
    const mail = await getOnlyMail(alert.address ?? '');
    const links = getLinks(mail);
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const link of links) {
      const url = new URL(link);
      expect(url.origin).toBe(new URL(env().siteUrl).origin);
      expect(link).not.toMatch(/[\s<>"]|undefined|null|NaN/);
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
    }
    const search = links.map((link) => new URL(link)).find(({ pathname }) => pathname === '/jobs-near-me');
    expect(Object.fromEntries(search?.searchParams ?? [])).toMatchObject({
      q: 'baker & "chef"',
      sort: 'date',
    });
  });

  test('lists twenty of 23 jobs and the number of further jobs', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    await createJobsAtOnce(
      employer.id,
      Array.from({ length: 23 }, (_, index) => ({ title: `Baker ${index}`, location: locationAt(point) })),
    );
    await runAlerts();
    const mail = await getOnlyMail(alert.address ?? '');
    expect(mail.subject).toMatch(/^23 new jobs near Austin, Texas: Baker \d+ at Corner Bakery$/);
    expect(mail.text?.match(/at Corner Bakery/g)).toHaveLength(20);
    expect(mail.text).toContain('And 3 more.');
  });

  test('links to the list of alerts of an account', async () => {
    const point = await isolatedPoint();
    const person = await signUp('job_seeker');
    await createJobAlert(point, { user_id: person.id });
    await createJobFor(employer.id, { location: locationAt(point) });
    await runAlerts();
    expect((await getOnlyMail(person.email)).text).toContain('/job-seeker/job-alerts');
  });

  test('is not sent if the address is suppressed or the job closes after the mail was queued', async () => {
    const [point, farPoint] = [await isolatedPoint(), await isolatedPoint()];
    const [suppressed, active] = [await createJobAlert(point), await createJobAlert(farPoint)];
    await createJobFor(employer.id, { location: locationAt(point) });
    const jobId = await createJobFor(employer.id, { location: locationAt(farPoint) });
    await runAlerts();
    const addresses = [suppressed.address ?? '', active.address ?? ''];
    const listQueued = () => sql`select from public.outbox where recipient = any (${addresses})`;
    expect(await listQueued()).toHaveLength(2);
    await secretClient().rpc('suppress_address', { address: suppressed.address, reason: 'bounce' });
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    for (const address of addresses) expect(await sendAndGetMails(address)).toEqual([]);
    expect(await listQueued()).toHaveLength(0);
  });
});

test('a run of the scheduled work queues instant alerts, digests and talent alerts', async () => {
  const point = await isolatedPoint();
  const seeker = await signUp('job_seeker');
  const company = await createEmployerWithJob();
  const [instant, digest] = [
    await createJobAlert(point),
    await createJobAlert(point, { frequency: 'daily' }),
  ];
  const talentAlert = await createTalentAlert(company.id, point);
  const jobId = await createJobFor(employer.id, { location: locationAt(point) });
  // Last, because a run of another test may queue due digests.
  await backdateAlert(digest.id, 1);
  const { error } = await secretClient()
    .from('job_seeker_profiles')
    .insert(talent(seeker.id, { location: locationAt(point) }));
  expect(error).toBeNull();
  const report = await queueAlertMails();
  expect(Object.keys(report)).toEqual(['jobs', 'talents', 'instant', 'due', 'digests']);
  // Waits for matches that a run of another test has claimed.
  await runAlerts();
  expect(await listDelivered(instant.id)).toEqual([jobId]);
  expect(await listDelivered(digest.id)).toEqual([jobId]);
  expect(await listAlertMails(talentAlert.id)).toHaveLength(1);
});

describe('one-click unsubscribe', () => {
  test('redirects a GET to the unsubscribe page and changes nothing', async () => {
    const alert = await createJobAlert(await isolatedPoint());
    const response = await GET(new Request('http://localhost'), context(alert.token));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${env().siteUrl}/unsubscribe/${alert.token}`);
    expect(await getStatus(alert)).toBe('active');
  });

  test('stops the alert on a POST without cookies', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    const post = () =>
      POST(
        new Request('http://localhost', {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
        context(alert.token),
      );
    await createJobFor(employer.id, { location: locationAt(point) });
    await runAlerts();
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect(await getStatus(alert)).toBe('paused');
    expect(await sendAndGetMails(alert.address ?? '')).toEqual([]);
    await createJobFor(employer.id, { location: locationAt(point) });
    await runAlerts();
    expect(await listAlertMails(alert.id)).toEqual([]);
  });

  test('responds 404 to an unknown token', async () => {
    for (const token of ['', 'x', '0'.repeat(64), '../..'])
      expect((await POST(new Request('http://localhost', { method: 'POST' }), context(token))).status).toBe(
        404,
      );
  });
});

test('a mail about talents has only their public columns', async () => {
  const point = await isolatedPoint();
  const seeker: Person = await signUp('job_seeker');
  await createTalentAlert(employer.id, point, { words: 'line cook', skills: ['grill'] });
  const { error } = await secretClient()
    .from('job_seeker_profiles')
    .insert(
      talent(seeker.id, {
        full_name: 'Maria Garcia',
        headline: 'Line cook',
        skills: ['grill', 'prep'],
        bio: 'Only employers read this.',
        location: locationAt(point),
      }),
    );
  expect(error).toBeNull();
  await runAlerts();
  const mail = await getOnlyMail(employer.email);
  expect(mail.subject).toBe('1 new talent near Austin, Texas: Maria G.: Line cook');
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    expect(part).toContain('Skills: Grill, Prep');
    expect(part).toContain('/employer/talent-alerts');
    expect(part).not.toMatch(/Garcia|Only employers/);
    expect(part).not.toContain(seeker.email);
  }
  expect(getHeader(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
});

test('a confirmation has its link in text and HTML, but no search words and no unsubscribe header', async () => {
  const address = createAddress('guest');
  const fields = { words: 'night baker', frequency: 'daily', in_miles: true };
  await requestJobAlert(address, await isolatedPoint(), fields);
  const mail = await getOnlyMail(address);
  const [row] = await sql<{ manage_token: string }[]>`
    select manage_token from public.alerts where address = ${address}`;
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    expect(part).toContain(`/alerts/confirm/${row?.manage_token}`);
    expect(part).toContain('New jobs within 6 mi of Austin, Texas, daily at 8:00 am');
    // Anyone can choose the words until the owner confirms the address.
    expect(part.toLowerCase()).not.toContain('night baker');
  }
  expect(getHeader(mail, 'List-Unsubscribe')).toBeUndefined();
});
