import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GET, POST } from '@/app/api/unsubscribe/[token]/route';
import { writeAlertMails } from '@/lib/alerts/deliver';
import { alertMails } from '@/lib/alerts/mails';
import { connectMailServer } from '@/lib/email/send';
import { env } from '@/lib/env';
import { givenHirer, givenJobOf, type Hirer } from '../applications/applicants-given';
import { startMailServer, type TestMailServer } from '../email/mail-server';
import { type Person, secretClient, signUp } from '../policies/people';
import { talent } from '../policies/rows';
import { newAddress } from '../support/clients';
import { sql } from '../support/sql';
import {
  ageAlert,
  type GivenAlert,
  givenJobAlert,
  givenJobsAtOnce,
  givenTalentAlert,
  jobsTold,
  locationAt,
  lonelySpot,
  mailsOfAlert,
  runAlerts,
} from './given';

let server: TestMailServer;
let employer: Hirer;
beforeAll(async () => {
  env().mailPostalAddress = '1 Main Street, Austin, TX 78701';
  server = await startMailServer();
  employer = await givenHirer();
});
afterAll(() => server.stop());

/**
 * The mails that an address gets over the wire, as a mail program reads them. Written and handed over as the outbox does,
 * but of this address alone: the outbox's own run would take the mails of other tests, too.
 */
async function arrived(address: string): Promise<Email[]> {
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
  const caught = server.caught.filter(({ recipients }) => recipients.includes(address));
  return Promise.all(caught.map(({ raw }) => PostalMime.parse(Buffer.from(raw, 'latin1'))));
}

async function onlyMail(address: string): Promise<Email> {
  const [mail, ...others] = await arrived(address);
  if (!mail || others.length > 0) throw new Error(`${address} got ${mail ? others.length + 1 : 0} mails.`);
  return mail;
}

const header = (mail: Email, name: string) =>
  mail.headers.find(({ key }) => key === name.toLowerCase())?.value;

const linksIn = (mail: Email): string[] => [
  ...new Set([
    ...[...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, url]) =>
      (url ?? '').replaceAll('&amp;', '&'),
    ),
    ...(mail.text?.match(/https?:\/\/\S+/g) ?? []),
  ]),
];

const context = (token: string) => ({ params: Promise.resolve({ token }) });
const statusOf = async (alert: GivenAlert) => {
  const [row] = await sql<{ status: string }[]>`select status from public.alerts where id = ${alert.id}`;
  return row?.status;
};

describe('a mail about jobs', () => {
  test('names what it found, in both parts, with why it came and every way out', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot, { words: 'barista' });
    await givenJobsAtOnce(employer.id, [
      {
        title: 'Barista <b>& more',
        location: locationAt(spot, 2),
        salary: { min: 18, max: 22, currency: 'USD', period: 'hour' },
      },
      { title: 'Night barista', location: locationAt(spot) },
    ]);
    await runAlerts();
    const mail = await onlyMail(alert.address ?? '');
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
    expect(header(mail, 'List-Unsubscribe')).toBe(`<${env().siteUrl}/api/unsubscribe/${alert.token}>`);
    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
  });

  test('says miles to whoever chose them', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot, { words: 'barista' });
    await sql`update public.alerts set in_miles = true where id = ${alert.id}`;
    await givenJobsAtOnce(employer.id, [{ title: 'Barista, 5 km Run', location: locationAt(spot, 2) }]);
    await runAlerts();
    const mail = await onlyMail(alert.address ?? '');
    for (const part of [mail.text ?? '', mail.html ?? '']) {
      expect(part).toContain('1.2 mi away');
      expect(part).toContain('Barista within 6 mi of Austin, Texas');
      expect(part).toContain('Barista, 5 km Run');
      expect(part).not.toContain('10 km');
    }
  });

  test('holds no broken link: each is an address of the site, the same in both parts', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot, { words: 'baker & "chef"' });
    await givenJobOf(employer.id, { title: 'Baker Chef', location: locationAt(spot) });
    await runAlerts();
    const mail = await onlyMail(alert.address ?? '');
    const links = linksIn(mail);
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

  test('lists twenty of many and says how many more there are', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    await givenJobsAtOnce(
      employer.id,
      Array.from({ length: 23 }, (_, index) => ({ title: `Baker ${index}`, location: locationAt(spot) })),
    );
    await runAlerts();
    const mail = await onlyMail(alert.address ?? '');
    expect(mail.subject).toMatch(/^23 new jobs near Austin, Texas: Baker \d+ at Corner Bakery$/);
    expect(mail.text?.match(/at Corner Bakery/g)).toHaveLength(20);
    expect(mail.text).toContain('And 3 more.');
  });

  test('leads an account to its own list', async () => {
    const spot = await lonelySpot();
    const person = await signUp('job_seeker');
    await givenJobAlert(spot, { user_id: person.id });
    await givenJobOf(employer.id, { location: locationAt(spot) });
    await runAlerts();
    expect((await onlyMail(person.email)).text).toContain('/job-seeker/job-alerts');
  });

  test('is not sent to an address that was stopped after it was written, nor about a job that is closed', async () => {
    const [spot, elsewhere] = [await lonelySpot(), await lonelySpot()];
    const [stopped, other] = [await givenJobAlert(spot), await givenJobAlert(elsewhere)];
    await givenJobOf(employer.id, { location: locationAt(spot) });
    const jobId = await givenJobOf(employer.id, { location: locationAt(elsewhere) });
    await runAlerts();
    const addresses = [stopped.address ?? '', other.address ?? ''];
    const waiting = () => sql`select from public.outbox where recipient = any (${addresses})`;
    expect(await waiting()).toHaveLength(2);
    await secretClient().rpc('stop_address', { address: stopped.address, reason: 'bounce' });
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    for (const address of addresses) expect(await arrived(address)).toEqual([]);
    expect(await waiting()).toHaveLength(0);
  });
});

test('a run of the scheduled work writes what instant alerts, digests and talent alerts have to tell', async () => {
  const spot = await lonelySpot();
  const seeker = await signUp('job_seeker');
  const company = await givenHirer();
  const [instant, digest] = [await givenJobAlert(spot), await givenJobAlert(spot, { frequency: 'daily' })];
  const talents = await givenTalentAlert(company.id, spot);
  const jobId = await givenJobOf(employer.id, { location: locationAt(spot) });
  // Not before: another test's run may write what is due.
  await ageAlert(digest.id, 1);
  const { error } = await secretClient()
    .from('job_seeker_profiles')
    .insert(talent(seeker.id, { location: locationAt(spot) }));
  expect(error).toBeNull();
  const report = await writeAlertMails();
  expect(Object.keys(report)).toEqual(['jobs', 'talents', 'instant', 'due', 'digests']);
  // Whatever another test's run took meanwhile is told all the same.
  await runAlerts();
  expect(await jobsTold(instant.id)).toEqual([jobId]);
  expect(await jobsTold(digest.id)).toEqual([jobId]);
  expect(await mailsOfAlert(talents.id)).toHaveLength(1);
});

describe('unsubscribing by the mail program', () => {
  test('a GET changes nothing and leads to the page', async () => {
    const alert = await givenJobAlert(await lonelySpot());
    const answer = await GET(new Request('http://localhost'), context(alert.token));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${env().siteUrl}/unsubscribe/${alert.token}`);
    expect(await statusOf(alert)).toBe('active');
  });

  test('a POST, without cookies, stops the alert with the next run', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    const post = () =>
      POST(
        new Request('http://localhost', {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
        context(alert.token),
      );
    await givenJobOf(employer.id, { location: locationAt(spot) });
    await runAlerts();
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect(await statusOf(alert)).toBe('paused');
    expect(await arrived(alert.address ?? '')).toEqual([]);
    await givenJobOf(employer.id, { location: locationAt(spot) });
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toEqual([]);
  });

  test('a guess stops nothing', async () => {
    for (const guess of ['', 'x', '0'.repeat(64), '../..'])
      expect((await POST(new Request('http://localhost', { method: 'POST' }), context(guess))).status).toBe(
        404,
      );
  });
});

test('a mail about talents tells a company what everybody may see', async () => {
  const spot = await lonelySpot();
  const seeker: Person = await signUp('job_seeker');
  await givenTalentAlert(employer.id, spot, { words: 'line cook', skills: ['grill'] });
  const { error } = await secretClient()
    .from('job_seeker_profiles')
    .insert(
      talent(seeker.id, {
        full_name: 'Maria Garcia',
        headline: 'Line cook',
        skills: ['grill', 'prep'],
        bio: 'Nobody else reads this.',
        location: locationAt(spot),
      }),
    );
  expect(error).toBeNull();
  await runAlerts();
  const mail = await onlyMail(employer.email);
  expect(mail.subject).toBe('1 new talent near Austin, Texas: Maria G.: Line cook');
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    expect(part).toContain('Skills: Grill, Prep');
    expect(part).toContain('/employer/talent-alerts');
    expect(part).not.toMatch(/Garcia|Nobody else/);
    expect(part).not.toContain(seeker.email);
  }
  expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
});

test('a confirmation has its link in both parts, and nothing to unsubscribe from', async () => {
  const address = newAddress('asked');
  await secretClient().rpc('request_job_alert', {
    address,
    words: 'night baker',
    job_types: [],
    min_pay: null,
    currency: 'USD',
    location: locationAt(await lonelySpot()),
    radius_km: 10,
    frequency: 'daily',
    hour: 8,
    weekday: 1,
    time_zone: 'America/Chicago',
    in_miles: true,
  });
  const mail = await onlyMail(address);
  const [row] = await sql<{ manage_token: string }[]>`
    select manage_token from public.alerts where address = ${address}`;
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    expect(part).toContain(`/alerts/confirm/${row?.manage_token}`);
    expect(part).toContain('New jobs within 6 mi of Austin, Texas, daily at 8:00 am');
    // What is looked for is anybody's words until its owner confirmed the address.
    expect(part.toLowerCase()).not.toContain('night baker');
  }
  expect(header(mail, 'List-Unsubscribe')).toBeUndefined();
});
