import { describe, expect, test, vi } from 'vitest';
import { domainMails } from '@/lib/domains/mails';
import { recheckDomains } from '@/lib/domains/recheck';
import { visitorClient } from '../policies/people.ts';
import type { Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer as newCompany } from '../trust/employers.ts';

/** The internet: of each domain what is to be seen there. */
const internet = vi.hoisted(() => new Map<string, { dns: string; file: string }>());
vi.mock('@/lib/domains/look', () => ({
  lookAtDomain: async (domain: string) => {
    const seen = internet.get(domain);
    if (!seen) throw new Error('Nobody is there.');
    return seen;
  },
}));

/** By a name of its own: what other tests post under one that is verified would be held. */
const newEmployer = () => newCompany({ company_name: `Bakery ${crypto.randomUUID()}` });
const newDomain = () => `bakery-${crypto.randomUUID()}.com`;

const ask = (id: string, domain: string, shown = domain) =>
  sql`select public.ask_domain(${id}, ${domain}, ${shown})`;

async function rowOf(id: string) {
  const [row] = await sql`select * from public.verified_domains where account_id = ${id}`;
  return row;
}

/** As the server notes what it saw at the domain. */
async function look(id: string, method: string | null, isDue = false): Promise<boolean | null> {
  const { token } = (await rowOf(id)) ?? {};
  const [noted] = await sql<{ proven: boolean | null }[]>`
    select public.note_domain_check(${id}, ${token ?? ''}, ${method}, '{"dns": "no-record"}', ${isDue}) as proven`;
  return noted?.proven ?? null;
}

async function prove(id: string, domain: string, method = 'dns'): Promise<void> {
  await ask(id, domain);
  await look(id, method);
}

const moveTo = (id: string, address: string) =>
  sql`update auth.users set email = ${address}, email_confirmed_at = now() where id = ${id}`;

const mailsTo = async (id: string): Promise<unknown[]> =>
  (
    await sql<{ what: string }[]>`
      select payload ->> 'what' as what from public.outbox
      where kind = 'domain-checked' and dedupe_key like ${`domain-checked:${id}:%`} order by id`
  ).map(({ what }) => what);

const markOf = async (id: string) =>
  (await sql<{ mark: string | null }[]>`select public.domain_mark(${id}) as mark`)[0]?.mark;

describe('a domain is proven', () => {
  test('at once by the account’s own confirmed address, until that is another one', async () => {
    const { user } = await newEmployer();
    const domain = newDomain();
    await sql`update auth.users set email = ${`ada@${domain}`}, email_confirmed_at = null where id = ${user.id}`;
    await ask(user.id, domain);
    expect(await markOf(user.id)).toBeNull();
    await moveTo(user.id, `ada@${domain}`);
    await ask(user.id, domain);
    expect(await rowOf(user.id)).toMatchObject({ method: 'email' });
    expect(await markOf(user.id)).toBe(domain);
    await moveTo(user.id, `${crypto.randomUUID()}@example.com`);
    expect(await rowOf(user.id)).toMatchObject({ proven_at: null, lost_because: 'address' });
    expect(await mailsTo(user.id)).toEqual(['address']);
  });

  test.each(['dns', 'file'])('by what was seen there: %s', async (method) => {
    const { user } = await newEmployer();
    const domain = newDomain();
    await ask(user.id, domain);
    expect(await look(user.id, null)).toBe(false);
    expect(await markOf(user.id)).toBeNull();
    expect(await look(user.id, method)).toBe(true);
    expect(await rowOf(user.id)).toMatchObject({ method, misses: 0 });
    // Asked again, it keeps its token and its proof.
    const { token } = (await rowOf(user.id)) ?? {};
    await ask(user.id, domain);
    expect(await rowOf(user.id)).toMatchObject({ token, method });
  });

  test('and no longer when another one is asked for', async () => {
    const { user } = await newEmployer();
    await prove(user.id, newDomain());
    await ask(user.id, newDomain());
    expect(await markOf(user.id)).toBeNull();
  });

  test('and not with the token of another account or domain', async () => {
    const [one, other] = await Promise.all([newEmployer(), newEmployer()]);
    await ask(one.user.id, newDomain());
    const { token } = (await rowOf(one.user.id)) ?? {};
    await ask(one.user.id, newDomain());
    await ask(other.user.id, newDomain());
    for (const { user } of [one, other])
      expect(await sql`select public.note_domain_check(${user.id}, ${token}, 'dns', null) as proven`).toEqual(
        [{ proven: null }],
      );
  });
});

describe('refused is', () => {
  test.each([
    ['a host of free mail', 'gmail.com', 'SHARED_DOMAIN'],
    ['what is below one', 'people.gmail.com', 'SHARED_DOMAIN'],
    ['what anybody has in a minute', 'corner-bakery.github.io', 'SHARED_DOMAIN'],
    ['a host of throwaway mail', 'mailinator.com', 'SHARED_DOMAIN'],
    ['what looks like a known company’s', 'walmart-careers.com', 'LOOKALIKE_DOMAIN'],
    ['the same with a digit for a letter', 'wa1mart.com', 'LOOKALIKE_DOMAIN'],
  ])('%s', async (_what, domain, refusal) => {
    const { user } = await newEmployer();
    await expect(ask(user.id, domain)).rejects.toThrow(refusal);
  });

  test('a known company’s in letters of another alphabet', async () => {
    const { user } = await newEmployer();
    await expect(ask(user.id, 'xn--wlmart-3nf.com', 'wаlmart.com')).rejects.toThrow('LOOKALIKE_DOMAIN');
  });

  test.each(['http://bakery.com', 'bakery', '127.0.0.1', 'bakery.com.', 'Bakery.com', 'a b.com'])(
    'what is none: %s',
    async (domain) => {
      const { user } = await newEmployer();
      await expect(ask(user.id, domain)).rejects.toThrow(/check constraint/);
    },
  );

  test('an address at a school, where students have theirs, and at a host of free mail', async () => {
    const { user } = await newEmployer();
    const school = `${crypto.randomUUID()}.edu`;
    await moveTo(user.id, `ada@${school}`);
    await ask(user.id, school);
    expect(await markOf(user.id)).toBeNull();
    expect(await look(user.id, 'dns')).toBe(true);
  });

  test('an address at a company whose name scams borrow: the domain itself has to say it', async () => {
    const { user } = await newEmployer();
    await moveTo(user.id, `clerk-${crypto.randomUUID()}@walmart.com`);
    await ask(user.id, 'walmart.com');
    expect(await look(user.id, null)).toBe(false);
    expect(await markOf(user.id)).toBeNull();
    await sql`select public.forget_domain(${user.id})`;
  });

  test('one that is shut out, also when it was proven before', async () => {
    const { user } = await newEmployer();
    const domain = newDomain();
    await prove(user.id, domain);
    await sql`select public.add_ban('domain', ${domain}, null, 'They asked people for money.')`;
    expect(await rowOf(user.id)).toMatchObject({ proven_at: null, lost_because: 'banned' });
    await expect(look(user.id, 'dns')).rejects.toThrow('BANNED_DOMAIN');
    await expect(ask((await newEmployer()).user.id, domain)).rejects.toThrow('BANNED_DOMAIN');
  });

  test('one that looks like another company’s proven one', async () => {
    const [one, other] = await Promise.all([newEmployer(), newEmployer()]);
    const name = crypto.randomUUID();
    await prove(one.user.id, `mill-${name}.com`);
    await expect(ask(other.user.id, `mi11-${name}.com`)).rejects.toThrow('LOOKALIKE_DOMAIN');
  });

  test('an account without a company', async () => {
    const { user } = await newEmployer();
    await sql`delete from public.employer_profiles where user_id = ${user.id}`;
    await expect(ask(user.id, newDomain())).rejects.toThrow('NO_COMPANY');
  });
});

describe('of two who prove the same', () => {
  test('the first keeps it', async () => {
    const [one, other] = await Promise.all([newEmployer(), newEmployer()]);
    const domain = newDomain();
    await prove(one.user.id, domain);
    await expect(prove(other.user.id, domain)).rejects.toThrow('TAKEN_DOMAIN');
    // Nor by an address there, with which it may still show that it has the domain itself.
    await moveTo(other.user.id, `ada@${domain}`);
    await ask(other.user.id, domain);
    expect([await markOf(one.user.id), await markOf(other.user.id)]).toEqual([domain, null]);
    await expect(look(other.user.id, null)).rejects.toThrow('TAKEN_DOMAIN');
  });

  test('in one moment, one of them has it', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, newEmployer));
    const domain = newDomain();
    await Promise.all(people.map(({ user }) => ask(user.id, domain)));
    const answers = await Promise.allSettled(people.map(({ user }) => look(user.id, 'dns')));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(String(answer.reason)).toContain('TAKEN_DOMAIN');
    const marks = await Promise.all(people.map(({ user }) => markOf(user.id)));
    expect(marks.filter((mark) => mark !== null)).toEqual([domain]);
  });

  test('the domain itself counts for more than an address at it, and a banned account for nothing', async () => {
    const [clerk, owner, heir] = await Promise.all([newEmployer(), newEmployer(), newEmployer()]);
    const domain = newDomain();
    await moveTo(clerk.user.id, `clerk@${domain}`);
    await ask(clerk.user.id, domain);
    await prove(owner.user.id, domain);
    expect(await rowOf(clerk.user.id)).toMatchObject({ proven_at: null, lost_because: 'taken' });
    expect(await mailsTo(clerk.user.id)).toEqual(['taken']);
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${owner.user.id}`;
    await prove(heir.user.id, domain);
    expect(await markOf(heir.user.id)).toBe(domain);
  });
});

describe('looked at again', () => {
  test('it is told after the first miss and lost with the second, which own looks never are', async () => {
    const { user } = await newEmployer();
    await prove(user.id, newDomain());
    for (const _again of [1, 2, 3]) expect(await look(user.id, null)).toBe(true);
    expect(await look(user.id, null, true)).toBe(true);
    expect(await rowOf(user.id)).toMatchObject({ misses: 1 });
    expect(await look(user.id, null, true)).toBe(false);
    expect(await rowOf(user.id)).toMatchObject({ proven_at: null, lost_because: 'missed' });
    expect(await mailsTo(user.id)).toEqual(['missed-once', 'missed']);
  });

  test('a miss between two finds is forgotten', async () => {
    const { user } = await newEmployer();
    await prove(user.id, newDomain());
    for (const method of [null, 'file', null]) expect(await look(user.id, method, true)).toBe(true);
    expect(await rowOf(user.id)).toMatchObject({ misses: 1, method: 'file' });
  });

  test('it is claimed when it is due, once', async () => {
    const { user } = await newEmployer();
    await prove(user.id, newDomain());
    const claimed = async () =>
      (await sql`select account_id from public.claim_domain_checks(1000)`).some(
        ({ account_id }) => account_id === user.id,
      );
    expect(await claimed()).toBe(false);
    await sql`update public.verified_domains set check_at = now() - interval '1 minute' where account_id = ${user.id}`;
    expect(await claimed()).toBe(true);
    expect(await claimed()).toBe(false);
  });
});

describe('the scheduled work', () => {
  const newDue = async (seen: { dns: string; file: string } | null, method = 'dns') => {
    const { user } = await newEmployer();
    const domain = newDomain();
    await prove(user.id, domain, method);
    if (seen) internet.set(domain, seen);
    await makeDue(user.id);
    return user.id;
  };
  const makeDue = (id: string) =>
    sql`update public.verified_domains set check_at = now() - interval '1 minute' where account_id = ${id}`;
  const nothing = { dns: 'no-record', file: 'no-file' };

  test('looks again, at each on its own, and writes of what is missing', async () => {
    const here = await newDue({ dns: 'no-record', file: 'found' });
    const gone = await newDue(nothing);
    const broken = await newDue(null);
    const clerk = await newDue(nothing);
    await moveTo(clerk, `ada@${(await rowOf(clerk))?.domain}`);
    expect(await recheckDomains()).toEqual({ checked: 4, lost: 0 });
    expect(await rowOf(here)).toMatchObject({ method: 'file', misses: 0, seen: { file: 'found' } });
    expect(await rowOf(gone)).toMatchObject({ method: 'dns', misses: 1, seen: nothing });
    // What went wrong here counts for nobody, and is tried again in an hour.
    expect(await rowOf(broken)).toMatchObject({ method: 'dns', misses: 0 });
    expect(await rowOf(clerk)).toMatchObject({ method: 'email', misses: 0 });
    expect(await recheckDomains()).toEqual({ checked: 0, lost: 0 });
    await makeDue(gone);
    expect(await recheckDomains()).toEqual({ checked: 1, lost: 1 });
    expect(await mailsTo(gone)).toEqual(['missed-once', 'missed']);
  });

  test.each([
    ['missed-once', 'We couldn’t verify bakery.com again'],
    ['missed', 'bakery.com isn’t verified anymore'],
    ['address', 'bakery.com isn’t verified anymore'],
    ['taken', 'bakery.com isn’t verified anymore'],
    ['banned', 'bakery.com isn’t verified anymore'],
    ['barred', 'We’ve removed your mark for bakery.com'],
  ])('what it writes of %s leads to where that is mended', async (what, subject) => {
    const mail = await domainMails['domain-checked']?.({
      domain: 'bakery.com',
      what,
      reason: what === 'barred' ? 'It is <b>not</b> yours.' : null,
    });
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('/profile/domain');
    expect(mail?.text.includes('It is <b>not</b> yours.')).toBe(what === 'barred');
    expect(mail?.html).not.toContain('<b>');
  });
});

describe('whoever calls the API themselves', () => {
  test('reads their own alone, and writes nothing', async () => {
    const [one, other] = await Promise.all([newEmployer(), newEmployer()]);
    const domain = newDomain();
    await ask(one.user.id, domain);
    expect((await one.client.rpc('my_domain')).data).toMatchObject({ domain });
    expect((await other.client.rpc('my_domain')).data).toBeNull();
    expect((await visitorClient().rpc('my_domain')).error?.code).toBe('42501');
    const forged = { proven_at: new Date().toISOString(), method: 'dns' };
    const attempts = [
      one.client
        .from('verified_domains')
        .update(forged as never)
        .eq('account_id', one.user.id),
      one.client.from('verified_domains').insert({ account_id: one.user.id, domain, shown: domain }),
      one.client.from('verified_domains').select('token'),
      one.client.rpc('note_domain_check', { account_id: one.user.id, token: '', method: 'dns', seen: null }),
      one.client.rpc('ask_domain', { account_id: one.user.id, domain, shown: 'walmart.com' }),
    ];
    for (const { error } of await Promise.all(attempts)) expect(error?.code).toBe('42501');
    expect(await markOf(one.user.id)).toBeNull();
  });
});

describe('the pages of a company’s jobs', () => {
  const standing = async (jobId: string) =>
    (await sql`select public.find_job_page(${jobId}) ->> 'domain' as domain`)[0]?.domain;
  const isStale = async (jobId: string) =>
    (await sql`delete from public.stale_jobs where job_id = ${jobId} returning job_id`).length === 1;

  test('say what it has proven, and are made anew when that comes or goes', async () => {
    const { user } = await newEmployer();
    const [job] = await sql<{ id: string }[]>`
      insert into public.jobs (employer_id, title, company_name, location, description, type, contact)
      select user_id, 'Night Baker', company_name, location, 'Bake.', 'full-time', '{"name": "Ada", "email": "ada@example.com"}'
      from public.employer_profiles where user_id = ${user.id} returning id`;
    const id = job?.id ?? '';
    await isStale(id);
    const domain = newDomain();
    await ask(user.id, domain);
    expect([await standing(id), await isStale(id)]).toEqual([null, false]);
    await look(user.id, 'dns');
    expect([await standing(id), await isStale(id)]).toEqual([domain, true]);
    await look(user.id, 'dns');
    expect(await isStale(id)).toBe(false);
    await sql`select public.forget_domain(${user.id})`;
    expect([await standing(id), await isStale(id)]).toEqual([null, true]);
  });
});

describe('an administrator', () => {
  const bar = (person: Person, reason: string | null, by: string) =>
    sql`select public.bar_domain(${person.user.id}, ${reason}, ${by})`;

  test('takes a mark away for good, with a reason that is mailed, and allows it again; both are events', async () => {
    const employer = await newEmployer();
    const operator = await newEmployer();
    const domain = newDomain();
    await prove(employer.user.id, domain);
    await bar(employer, 'It belongs to somebody else.', operator.user.id);
    expect(await markOf(employer.user.id)).toBeNull();
    expect(await mailsTo(employer.user.id)).toEqual(['barred']);
    await expect(look(employer.user.id, 'dns')).rejects.toThrow('DOMAIN_BARRED');
    // Nor by taking it away and asking anew, nor by another one.
    await sql`select public.forget_domain(${employer.user.id})`;
    await expect(ask(employer.user.id, newDomain())).rejects.toThrow('DOMAIN_BARRED');
    await bar(employer, null, operator.user.id);
    expect(await look(employer.user.id, 'dns')).toBe(true);
    const events = await sql<{ action: string }[]>`
      select action from public.audit_events where subject_id = ${employer.user.id} and actor_id = ${operator.user.id} order by id`;
    expect(events.map(({ action }) => action)).toEqual(['domain barred', 'domain allowed']);
  });
});
