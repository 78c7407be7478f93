import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as downloadCv } from '@/app/(site)/employer/saved-talents/[talentId]/cv/route';
import { signIn } from '@/lib/auth/actions';
import { connectMailServer } from '@/lib/email/mail-server';
import { type ComposeMail, sendDueMails } from '@/lib/email/outbox';
import { requestContact, respondToContact, respondToContactByEmail } from '@/lib/saved/contact/actions';
import { contactEmails } from '@/lib/saved/contact/emails';
import { getContactRequest, listInterestedCompanies } from '@/lib/saved/contact/queries';
import { listSavedTalents } from '@/lib/saved/queries';
import { cvText } from '../auth/applicant.ts';
import { browser, form } from '../auth/request.ts';
import { lockMailSending } from '../email/lock-mail-sending.ts';
import { type ReceivedMail, startMailServer } from '../email/mail-server.ts';
import { secretClient } from '../policies/people.ts';
import { company, cvPath, talent, upload } from '../policies/rows.ts';
import { type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { toStorageUrl } from '../support/storage-url';

lockMailSending();

vi.mock('next/headers', async () => (await import('../auth/request.ts')).nextHeaders());
vi.mock('react', async () => (await import('../auth/request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: () => {} }));

/** A name with markup, direction overrides and a header injection. */
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
  const service = secretClient();
  const path = cvPath();
  const stored = await service.storage
    .from('applications')
    .upload(path, new Blob([cvText], { type: 'application/pdf' }));
  const insertCompany = ({ user }: Person, company_name: string) =>
    service.from('employer_profiles').insert(company(user.id, { company_name }));
  for (const { error } of [
    stored,
    await service.from('uploads').insert(upload(path, { owner_id: seeker.user.id })),
    await insertCompany(employer, hostileName),
    await insertCompany(rival, 'Rival Ltd'),
    await service
      .from('job_seeker_profiles')
      .insert(talent(seeker.user.id, { id: talentId, is_visible: true, cv_url: path })),
  ])
    if (error) throw error;
  for (const { client, user } of [employer, rival])
    await client.from('saved_talents').insert({ employer_id: user.id, talent_id: talentId });
});

/** Signs a person in for the following calls. */
async function signInAs({ email, password }: Person): Promise<void> {
  browser.reset();
  await signIn(null, form({ email, password }));
}

const requestTalentContact = () => requestContact(null, form({ talentId, message: hostileMessage }));
const openCv = () => downloadCv(new Request('http://localhost/'), { params: Promise.resolve({ talentId }) });
const getSavedTalent = async () => (await listSavedTalents())[0];

/** Sends the pending emails to the employer and the talent. Returns them as received. */
async function deliverEmails(): Promise<ReceivedMail[]> {
  const server = await startMailServer();
  const addresses = [employer.email, seeker.email];
  const composers = Object.fromEntries(
    Object.entries(contactEmails).map(([kind, compose]): [string, ComposeMail] => [
      kind,
      async (payload) => {
        const [row] = await sql`select from public.contact_requests
          where id = ${(payload as { requestId: string }).requestId} and talent_id = ${talentId}`;
        if (row) return compose(payload);
        throw new Error('The email belongs to another test.');
      },
    ]),
  );
  await sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null
    where recipient = any (${addresses}) and sent_at is null`;
  await sendDueMails(composers, connectMailServer(server.url));
  await server.stop();
  return server.received.filter(({ recipients: [to] }) => to !== undefined && addresses.includes(to));
}

describe('an emailed contact request', () => {
  test('can be accepted by its link, which notifies the employer and shares the contact data', async () => {
    await signInAs(employer);
    expect(await requestTalentContact()).toMatchObject({ ok: true });
    expect((await openCv()).status).toBe(404);

    const [requestMail, ...more] = await deliverEmails();
    expect(more).toEqual([]);
    expect(requestMail?.recipients).toEqual([seeker.email]);
    const token = /\/contact-request\/([0-9a-f]{64})\b/.exec(requestMail?.mail.text ?? '')?.[1] ?? '';
    expect(requestMail?.mail.html).toContain(`/contact-request/${token}`);

    // The link works without a session, and opening it changes nothing (D29).
    browser.reset();
    expect(await getContactRequest(token)).toMatchObject({ status: 'asked' });
    await signInAs(employer);
    expect(await getSavedTalent()).toMatchObject({ request: 'asked', contact: null });
    const respond = (choice: string) => {
      browser.reset();
      return respondToContactByEmail(null, form({ key: token, answer: choice, phone: ' 555 0142 ' }));
    };
    expect(await respond('accept')).toMatchObject({ ok: true, data: { status: 'accepted' } });

    const [responseMail, ...others] = await deliverEmails();
    expect(others).toEqual([]);
    expect(responseMail?.recipients).toEqual([employer.email]);
    expect(responseMail?.mail.subject).toContain('accepted your contact request');
    // Emails can be forwarded, so shared data is only on the site.
    for (const shared of [seeker.email, '555 0142']) expect(responseMail?.raw).not.toContain(shared);

    await signInAs(employer);
    expect(await getSavedTalent()).toMatchObject({
      contact: { email: seeker.email, phone: '555 0142', cv: { isScanned: false } },
    });
    expect(await respond('decline')).toMatchObject({ data: { status: 'declined' } });
    await signInAs(employer);
    expect(await getSavedTalent()).toMatchObject({ request: 'declined', contact: null });
    expect((await openCv()).status).toBe(404);
  });

  test('can be declined on the site, which notifies the employer and shares nothing', async () => {
    await signInAs(employer);
    await requestTalentContact();
    await deliverEmails();
    await signInAs(seeker);
    const company = (await listInterestedCompanies()).find(({ request }) => request !== null);
    expect(company?.request).toMatchObject({ status: 'asked' });
    const response = await respondToContact(
      null,
      form({ key: company?.request?.id ?? '', answer: 'decline', phone: '555 0142' }),
    );
    expect(response).toMatchObject({ ok: true, data: { status: 'declined' } });
    const [responseMail] = await deliverEmails();
    expect(responseMail?.mail.subject).toContain('declined your contact request');
    await signInAs(employer);
    expect(await getSavedTalent()).toMatchObject({ request: 'declined', contact: null });
    expect((await openCv()).status).toBe(404);
  });

  test('escapes a hostile name and message, and keeps headers to one line', async () => {
    await signInAs(employer);
    await requestTalentContact();
    const [requestMail] = await deliverEmails();
    const headers = requestMail?.raw.slice(0, requestMail.raw.indexOf('\r\n\r\n')) ?? '';
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers.match(/^subject:/gim)).toHaveLength(1);
    expect(requestMail?.mail.to).toMatchObject([{ address: seeker.email }]);
    expect(requestMail?.mail.subject).toBe(
      'Evil <b>Ltd</b> dtl Bcc: eve@example.com would like to contact you',
    );
    expect(requestMail?.mail.html).not.toMatch(/<b>|<a href="https:\/\/evil/);
    expect(requestMail?.mail.html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;');
    // A line with only a dot doesn't end the email.
    expect(requestMail?.mail.text).toContain('> Subject: Hi olleh');
    expect(`${requestMail?.mail.text}${requestMail?.mail.html}`).not.toMatch(
      /[\u202A-\u202E\u2066-\u2069\u200B]/,
    );
  });
});

describe('the CV of a talent who accepted', () => {
  const accept = async () => {
    await signInAs(employer);
    await requestTalentContact();
    const { data } = await seeker.client.rpc('my_interested_companies');
    const request = data?.find(({ status }) => status === 'asked');
    await seeker.client.rpc('respond_to_contact', {
      request_id: request?.request_id ?? '',
      is_accepted: true,
    });
  };

  test('has a link that expires in two minutes', async () => {
    await accept();
    const response = await openCv();
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const link = new URL(toStorageUrl(response.headers.get('location') ?? ''));
    expect(await (await fetch(link)).text()).toBe(cvText);
    const [, claims = ''] = link.searchParams.get('token')?.split('.') ?? [];
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    const secondsLeft = exp - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(0);
    expect(secondsLeft).toBeLessThanOrEqual(121);
  });

  test.each<[string, () => unknown]>([
    ['a visitor', () => browser.reset()],
    ['another employer', () => signInAs(rival)],
    ['the talent, at the employer’s URL', () => signInAs(seeker)],
    [
      'an employer who deleted the company',
      () => employer.client.from('employer_profiles').delete().eq('user_id', employer.user.id),
    ],
    [
      'an employer that the talent hides from',
      () =>
        seeker.client.from('hidden_companies').insert({ user_id: seeker.user.id, company_name: hostileName }),
    ],
    [
      'the employer after the talent hides the profile',
      () => seeker.client.from('job_seeker_profiles').update({ is_visible: false }).eq('id', talentId),
    ],
  ])('is not available to %s', async (_viewer, change) => {
    await accept();
    expect((await openCv()).status).toBe(303);
    await change();
    expect((await openCv()).status).toBe(404);
  });
});
