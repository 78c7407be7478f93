import type { Sql } from 'postgres';

/** What was asked for makes no sense; its message is for the shell. */
export class UsageError extends Error {}

type Case = {
  id: string;
  subject_kind: string;
  subject_id: string;
  risk: number;
  reasons: { rule: string; weight: number; words?: string }[];
  opened_at: Date;
  title: string | null;
  company_name: string | null;
  status: string;
};

/** Makes an account an operator, or gives one another role. */
export async function addOperator(sql: Sql, address: string, role: string): Promise<string> {
  if (!['moderator', 'administrator'].includes(role))
    throw new UsageError('A role is moderator or administrator.');
  const id = await accountOf(sql, address);
  await sql.begin(async (one) => {
    await one`insert into public.operators (user_id, role) values (${id}, ${role})
      on conflict (user_id) do update set role = excluded.role`;
    await one`select public.note_audit_event('operator added', 'account', ${id}, ${one.json({ role })})`;
  });
  return `${address} is ${role === 'administrator' ? 'an' : 'a'} ${role} now.`;
}

/** Makes an operator an ordinary account again. */
export async function removeOperator(sql: Sql, address: string): Promise<string> {
  const id = await accountOf(sql, address);
  const gone = await sql.begin(async (one) => {
    const { count } = await one`delete from public.operators where user_id = ${id}`;
    if (count > 0) await one`select public.note_audit_event('operator dismissed', 'account', ${id})`;
    return count;
  });
  return gone > 0 ? `${address} is no longer an operator.` : `${address} was no operator.`;
}

/** Takes an operator's authenticator away, with whatever is signed in: whoever signs in next sets up another. */
export async function resetFactor(sql: Sql, address: string): Promise<string> {
  const id = await accountOf(sql, address);
  const [operator] = await sql`select from public.operators where user_id = ${id}`;
  if (!operator) throw new UsageError(`${address} is no operator.`);
  await sql.begin(async (one) => {
    await one`delete from auth.mfa_factors where user_id = ${id}`;
    await one`delete from auth.sessions where user_id = ${id}`;
    await one`select public.note_audit_event('second factor reset', 'account', ${id})`;
  });
  return `${address} sets up an authenticator with the next sign-in, and is signed out everywhere.`;
}

/** The operators, a line each. */
export async function listOperators(sql: Sql): Promise<string> {
  const rows = await sql<{ email: string; role: string; added_at: Date }[]>`
    select account.email, operator.role, operator.added_at from public.operators as operator
    join auth.users as account on account.id = operator.user_id order by operator.added_at`;
  if (rows.length === 0) return 'Nobody yet: npm run operator -- add <address>';
  return rows.map(({ email, role, added_at }) => `${email}  ${role}, since ${day(added_at)}`).join('\n');
}

/** What waits, a paragraph each, the highest risk first. */
export async function showQueue(sql: Sql): Promise<string> {
  const cases = await sql<Case[]>`select * from public.case_queue()`;
  if (cases.length === 0) return 'Nothing waits.';
  return cases.map(briefly).join('\n\n');
}

/** A case with the posting as it is written, and what was decided about it before. The look is noted: it shows who is to be written to. */
export async function showCase(sql: Sql, subject: string): Promise<string> {
  const jobId = await jobOf(sql, subject);
  const [job] = await sql<Record<string, unknown>[]>`
    select title, company_name, company_description, description, status, type, salary, tags, contact, application_url,
      location -> 'address' as address, created_at from public.jobs where id = ${jobId}`;
  if (!job) throw new UsageError('The job is gone.');
  await sql`select public.note_audit_event('case looked at', 'job', ${jobId})`;
  const [pending] = await sql<Case[]>`select * from public.case_queue(500) where subject_id = ${jobId}`;
  const history = await sql<{ decision: string; reason: string; decided_at: Date }[]>`
    select decided.decision, decided.reason, decided.decided_at from public.decisions as decided
    join public.cases as closed on closed.id = decided.case_id
    where closed.account_id = (select employer_id from public.jobs where id = ${jobId}) order by decided.decided_at desc limit 20`;
  return [
    pending ? briefly(pending) : 'No case is open.',
    Object.entries(job)
      .map(([name, value]) => `${name}: ${plain(value)}`)
      .join('\n'),
    history.length === 0
      ? 'Nothing was decided about this employer before.'
      : history.map((past) => `${day(past.decided_at)} ${past.decision}: ${past.reason}`).join('\n'),
  ].join('\n\n');
}

/** Decides the open case of a job; about a job without one, a case is opened first. */
export async function decide(
  sql: Sql,
  subject: string,
  decision: 'approve' | 'remove',
  reason: string | undefined,
): Promise<string> {
  if (!reason?.trim()) throw new UsageError('Say why: --reason "…". The employer reads it.');
  const jobId = await jobOf(sql, subject);
  await sql.begin(async (one) => {
    await one`select public.decide_case(public.open_case('job', id, employer_id, '[]'), ${decision}, ${reason})
      from public.jobs where id = ${jobId}`;
  });
  return decision === 'approve'
    ? 'Approved. The job is shown, and its employer gets an email.'
    : 'Removed. The job is shown nowhere, and its employer gets an email.';
}

const refused: Readonly<Record<string, string>> = {
  IS_OPERATOR: 'This account runs the site. Dismiss it first.',
  INVALID_DOMAIN: 'That’s no domain. Type it like example.com.',
  SHARED_DOMAIN: 'Too many others have their address there. Ban the addresses instead.',
  NO_BAN: 'It isn’t shut out.',
};

async function orSay<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: { message: string }) => {
    const sentence = refused[error.message];
    throw sentence === undefined ? error : new UsageError(sentence);
  });
}

/** Shuts out the account of an address, or a domain with all accounts at it. */
export async function ban(sql: Sql, subject: string, reason: string | undefined): Promise<string> {
  if (!reason?.trim()) throw new UsageError('Say why: --reason "…". Whoever is banned reads it.');
  if (subject.includes('@')) {
    const id = await accountOf(sql, subject);
    await orSay(sql`select public.decide_account(${id}, 'ban', ${reason})`);
    return `${subject} is banned.`;
  }
  let all = 0;
  for (let banned = 1; banned > 0; all += banned) {
    const [row] = await orSay(
      sql<{ banned: number }[]>`select public.ban_domain(${subject}, ${reason}) as banned`,
    );
    banned = row?.banned ?? 0;
  }
  return `${subject} is shut out, and ${all} ${all === 1 ? 'account' : 'accounts'} with it.`;
}

/** Lets an account or a domain in again. */
export async function lift(sql: Sql, subject: string, reason: string | undefined): Promise<string> {
  if (!reason?.trim()) throw new UsageError('Say why: --reason "…".');
  if (subject.includes('@'))
    await sql`select public.decide_account(${await accountOf(sql, subject)}, 'lift', ${reason})`;
  else await orSay(sql`select public.lift_domain(${subject}, ${reason})`);
  return `${subject} is let in again.`;
}

async function accountOf(sql: Sql, address: string): Promise<string> {
  const [account] = await sql<{ id: string }[]>`
    select id from auth.users where lower(email) = ${address.toLowerCase()} and email_confirmed_at is not null`;
  if (!account)
    throw new UsageError(`No account has confirmed the address "${address}". Register it on the site first.`);
  return account.id;
}

/** The job that a case's number or the job's own id names. */
async function jobOf(sql: Sql, subject: string): Promise<string> {
  const [found] = /^\d{1,18}$/.test(subject)
    ? await sql<
        { id: string }[]
      >`select subject_id as id from public.cases where id = ${subject} and subject_kind = 'job'`
    : await sql<{ id: string }[]>`select id from public.jobs where id::text = ${subject.toLowerCase()}`;
  if (!found) throw new UsageError(`Nothing has the number or id "${subject}".`);
  return found.id;
}

const briefly = ({
  id,
  subject_kind,
  risk,
  title,
  company_name,
  status,
  reasons,
  opened_at,
  subject_id,
}: Case) =>
  [
    `case ${id}  risk ${risk}  since ${day(opened_at)}  (${status})`,
    `  ${plain([title ?? subject_kind, company_name].filter(Boolean).join(', '))}  ${subject_id}`,
    ...reasons.map(({ rule, weight, words }) => `  ${rule} (${weight})${words ? `: ${plain(words)}` : ''}`),
  ].join('\n');

/** People wrote it: nothing in it may steer a terminal. */
const plain = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/[^\P{C}\n]/gu, '');

const day = (date: Date) => new Date(date).toISOString().slice(0, 16).replace('T', ' ');
