import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as downloadCv } from '@/app/(site)/employer/saved-talents/[talentId]/cv/route';
import { signIn } from '@/lib/auth/actions';
import { type Compose, sendDueMails } from '@/lib/email/outbox';
import { connectMailServer } from '@/lib/email/send';
import { answerContact, answerContactByMail, askTalent } from '@/lib/saved/contact/actions';
import { contactMails } from '@/lib/saved/contact/mails';
import { findContactRequest, listInterestedCompanies } from '@/lib/saved/contact/queries';
import { listSavedTalents } from '@/lib/saved/queries';
import { cvText } from '../auth/applicant.ts';
import { browser, form } from '../auth/request.ts';
import { type CaughtMail, startMailServer } from '../email/mail-server.ts';
import { sendAlone } from '../email/send-alone.ts';
import { secretClient } from '../policies/people.ts';
import { company, cvPath, talent, upload } from '../policies/rows.ts';
import { type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { storageAddress } from '../support/storage-address';

sendAlone();

vi.mock('next/headers', async () => (await import('../auth/request.ts')).nextHeaders());
vi.mock('react', async () => (await import('../auth/request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: () => {} }));

/** A name that tries to leave its place, to turn its line around and to write a header. */
const hostileName = 'Ev\u200Bil <b>Ltd</b> \u202Edtl\u2066\r\nBcc: eve@example.com';
const hostileMessage = 'Call us: <a href="https://evil.example">here</a>\r\n.\r\nSubject: Hi\u202E olleh';

let employer: Person;
let rival: Person;
let seeker: Person;
let talentId: string;

beforeEach(async () => {
  [employer, rival, seeker] = await Promise.all([
    signUp('employer'),
    signUp('employer'),
    signUp('job_seeker'),
  ]);
  talentId = crypto.randomUUID();
  const secret = secretClient();
  const path = cvPath();
  const stored = await secret.storage
    .from('applications')
    .upload(path, new Blob([cvText], { type: 'application/pdf' }));
  const companyOf = ({ user }: Person, company_name: string) =>
    secret.from('employer_profiles').insert(company(user.id, { company_name }));
  for (const { error } of [
    stored,
    await secret.from('uploads').insert(upload(path, { owner_id: seeker.user.id })),
    await companyOf(employer, hostileName),
    await companyOf(rival, 'Rival Ltd'),
    await secret
      .from('job_seeker_profiles')
      .insert(talent(seeker.user.id, { id: talentId, is_visible: true, cv_url: path })),
  ])
    if (error) throw error;
  for (const { client, user } of [employer, rival])
    await client.from('saved_talents').insert({ employer_id: user.id, talent_id: talentId });
});

/** From here on the browser is this person's. */
async function as({ email, password }: Person): Promise<void> {
  browser.reset();
  await signIn(null, form({ email, password }));
}

const ask = () => askTalent(null, form({ talentId, message: hostileMessage }));
const openCv = () => downloadCv(new Request('http://localhost/'), { params: Promise.resolve({ talentId }) });
const saved = async () => (await listSavedTalents())[0];

/** Sends what waits for these people, and gives the mails as they went over the wire. */
async function deliver(): Promise<CaughtMail[]> {
  const server = await startMailServer();
  const ours = [employer.email, seeker.email];
  const composers = Object.fromEntries(
    Object.entries(contactMails).map(([kind, compose]): [string, Compose] => [
      kind,
      async (payload) => {
        const [row] = await sql`select from public.contact_requests
          where id = ${(payload as { requestId: string }).requestId} and talent_id = ${talentId}`;
        if (row) return compose(payload);
        throw new Error('Of another test.');
      },
    ]),
  );
  await sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null
    where recipient = any (${ours}) and sent_at is null`;
  await sendDueMails(composers, connectMailServer(server.url));
  await server.stop();
  return server.caught.filter(({ recipients: [to] }) => to !== undefined && ours.includes(to));
}

describe('a request for contact, by mail', () => {
  test('asks the talent, and an acceptance by its link tells the employer and opens mail, phone and CV', async () => {
    await as(employer);
    expect(await ask()).toMatchObject({ ok: true });
    expect((await openCv()).status).toBe(404);

    const [asked, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(asked?.recipients).toEqual([seeker.email]);
    const token = /\/contact-request\/([0-9a-f]{64})\b/.exec(asked?.mail.text ?? '')?.[1] ?? '';
    expect(asked?.mail.html).toContain(`/contact-request/${token}`);

    // By the link alone, in a browser that knows nobody; looking at it changes nothing (D29).
    browser.reset();
    expect(await findContactRequest(token)).toMatchObject({ status: 'asked' });
    await as(employer);
    expect(await saved()).toMatchObject({ request: 'asked', contact: null });
    const answer = (choice: string) => {
      browser.reset();
      return answerContactByMail(null, form({ key: token, answer: choice, phone: ' 555 0142 ' }));
    };
    expect(await answer('accept')).toMatchObject({ ok: true, data: { status: 'accepted' } });

    const [told, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(told?.recipients).toEqual([employer.email]);
    expect(told?.mail.subject).toContain('accepted your contact request');
    // A mail passes through many hands: what was shared stands on the site alone.
    for (const shared of [seeker.email, '555 0142']) expect(told?.raw).not.toContain(shared);

    await as(employer);
    expect(await saved()).toMatchObject({
      contact: { email: seeker.email, phone: '555 0142', cv: { isScanned: false } },
    });
    expect(await answer('decline')).toMatchObject({ data: { status: 'declined' } });
    await as(employer);
    expect(await saved()).toMatchObject({ request: 'declined', contact: null });
    expect((await openCv()).status).toBe(404);
  });

  test('that the talent declines on the site tells the employer and opens nothing', async () => {
    await as(employer);
    await ask();
    await deliver();
    await as(seeker);
    const asking = (await listInterestedCompanies()).find(({ request }) => request !== null);
    expect(asking?.request).toMatchObject({ status: 'asked' });
    const answered = await answerContact(
      null,
      form({ key: asking?.request?.id ?? '', answer: 'decline', phone: '555 0142' }),
    );
    expect(answered).toMatchObject({ ok: true, data: { status: 'declined' } });
    const [told] = await deliver();
    expect(told?.mail.subject).toContain('declined your contact request');
    await as(employer);
    expect(await saved()).toMatchObject({ request: 'declined', contact: null });
    expect((await openCv()).status).toBe(404);
  });

  test('shows a hostile name and message as words, in one line where a header is', async () => {
    await as(employer);
    await ask();
    const [asked] = await deliver();
    const headers = asked?.raw.slice(0, asked.raw.indexOf('\r\n\r\n')) ?? '';
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers.match(/^subject:/gim)).toHaveLength(1);
    expect(asked?.mail.to).toMatchObject([{ address: seeker.email }]);
    expect(asked?.mail.subject).toBe('Evil <b>Ltd</b> dtl Bcc: eve@example.com would like to contact you');
    expect(asked?.mail.html).not.toMatch(/<b>|<a href="https:\/\/evil/);
    expect(asked?.mail.html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;');
    // The line with nothing but a dot did not end the mail.
    expect(asked?.mail.text).toContain('> Subject: Hi olleh');
    expect(`${asked?.mail.text}${asked?.mail.html}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/);
  });
});

describe('the CV of a talent who accepted', () => {
  const accept = async () => {
    await as(employer);
    await ask();
    const { data } = await seeker.client.rpc('my_interested_companies');
    const request = data?.find(({ status }) => status === 'asked');
    await seeker.client.rpc('answer_contact', { request_id: request?.request_id ?? '', is_accepted: true });
  };

  test('is reached by a link that is dead in two minutes', async () => {
    await accept();
    const answer = await openCv();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const link = new URL(storageAddress(answer.headers.get('location') ?? ''));
    expect(await (await fetch(link)).text()).toBe(cvText);
    const [, claims = ''] = link.searchParams.get('token')?.split('.') ?? [];
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    const secondsLeft = exp - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(0);
    expect(secondsLeft).toBeLessThanOrEqual(121);
  });

  test.each<[string, () => unknown]>([
    ['a visitor', () => browser.reset()],
    ['another employer', () => as(rival)],
    ['the talent, through this door', () => as(seeker)],
    [
      'an employer who gave up the company',
      () => employer.client.from('employer_profiles').delete().eq('user_id', employer.user.id),
    ],
    [
      'an employer from whom the talent hides',
      () =>
        seeker.client.from('hidden_companies').insert({ user_id: seeker.user.id, company_name: hostileName }),
    ],
    [
      'anybody, once the talent hides',
      () => seeker.client.from('job_seeker_profiles').update({ is_visible: false }).eq('id', talentId),
    ],
  ])('is not there for %s', async (_who, become) => {
    await accept();
    expect((await openCv()).status).toBe(303);
    await become();
    expect((await openCv()).status).toBe(404);
  });
});
