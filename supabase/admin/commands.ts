import type { Sql } from 'postgres';

/** A mistake in the command line; `cli.ts` prints its message without a stack trace. */
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

/** Adds an admin, or changes an admin's role. */
export async function addAdmin(sql: Sql, address: string, role: string): Promise<string> {
  if (!['moderator', 'administrator'].includes(role))
    throw new UsageError('The role must be moderator or administrator.');
  const id = await getAccountId(sql, address);
  await sql.begin(async (transaction) => {
    await transaction`insert into public.admins (user_id, role) values (${id}, ${role})
      on conflict (user_id) do update set role = excluded.role`;
    await transaction`select public.record_audit_event('admin added', 'account', ${id}, ${transaction.json({ role })})`;
  });
  return `${address} is ${role === 'administrator' ? 'an' : 'a'} ${role} now.`;
}

/** Removes an admin; the account stays. */
export async function removeAdmin(sql: Sql, address: string): Promise<string> {
  const id = await getAccountId(sql, address);
  const deletedCount = await sql.begin(async (transaction) => {
    const { count } = await transaction`delete from public.admins where user_id = ${id}`;
    if (count > 0) await transaction`select public.record_audit_event('admin dismissed', 'account', ${id})`;
    return count;
  });
  return deletedCount > 0 ? `${address} is no longer an admin.` : `${address} was not an admin.`;
}

/** Removes an admin's authenticator and sessions. The next sign-in sets up another authenticator. */
export async function resetFactor(sql: Sql, address: string): Promise<string> {
  const id = await getAccountId(sql, address);
  const [admin] = await sql`select from public.admins where user_id = ${id}`;
  if (!admin) throw new UsageError(`${address} is not an admin.`);
  await sql.begin(async (transaction) => {
    await transaction`delete from auth.mfa_factors where user_id = ${id}`;
    await transaction`delete from auth.sessions where user_id = ${id}`;
    await transaction`select public.record_audit_event('second factor reset', 'account', ${id})`;
  });
  return `${address} is signed out everywhere and sets up an authenticator at the next sign-in.`;
}

export async function listAdmins(sql: Sql): Promise<string> {
  const rows = await sql<{ email: string; role: string; added_at: Date }[]>`
    select account.email, admin.role, admin.added_at from public.admins as admin
    join auth.users as account on account.id = admin.user_id order by admin.added_at`;
  if (rows.length === 0) return 'No admin yet: npm run admin -- add <address>';
  return rows
    .map(({ email, role, added_at }) => `${email}  ${role}, since ${formatDay(added_at)}`)
    .join('\n');
}

export async function showQueue(sql: Sql): Promise<string> {
  const cases = await sql<Case[]>`select * from public.case_queue()`;
  if (cases.length === 0) return 'No case is waiting.';
  return cases.map(formatCase).join('\n\n');
}

/**
 * Shows a job with its open case and the last decisions about its employer. Records the view in the audit log, because
 * it shows the contact's address.
 */
export async function showCase(sql: Sql, subject: string): Promise<string> {
  const jobId = await getJobId(sql, subject);
  const [job] = await sql<Record<string, unknown>[]>`
    select title, company_name, company_description, description, status, type, salary, tags, contact, application_url,
      location -> 'address' as address, created_at from public.jobs where id = ${jobId}`;
  if (!job) throw new UsageError('The job was deleted.');
  await sql`select public.record_audit_event('case looked at', 'job', ${jobId})`;
  const [pending] = await sql<Case[]>`select * from public.case_queue(500) where subject_id = ${jobId}`;
  const history = await sql<{ decision: string; reason: string; decided_at: Date }[]>`
    select decided.decision, decided.reason, decided.decided_at from public.decisions as decided
    join public.cases as closed on closed.id = decided.case_id
    where closed.account_id = (select employer_id from public.jobs where id = ${jobId}) order by decided.decided_at desc limit 20`;
  return [
    pending ? formatCase(pending) : 'No case is open.',
    Object.entries(job)
      .map(([name, value]) => `${name}: ${toPlainText(value)}`)
      .join('\n'),
    history.length === 0
      ? 'No past decisions about this employer.'
      : history.map((past) => `${formatDay(past.decided_at)} ${past.decision}: ${past.reason}`).join('\n'),
  ].join('\n\n');
}

/** Decides the open case of a job; opens one first if there is none. */
export async function decide(
  sql: Sql,
  subject: string,
  decision: 'approve' | 'remove',
  reason: string | undefined,
): Promise<string> {
  if (!reason?.trim())
    throw new UsageError('A reason is required: --reason "…". The employer gets it by email.');
  const jobId = await getJobId(sql, subject);
  await sql.begin(async (transaction) => {
    await transaction`select public.decide_case(public.open_case('job', id, employer_id, '[]'), ${decision}, ${reason})
      from public.jobs where id = ${jobId}`;
  });
  return decision === 'approve'
    ? 'Approved. The job is visible. If it was hidden, its employer gets an email.'
    : 'Removed. The job is hidden everywhere, and its employer gets an email.';
}

const errorMessages: Readonly<Record<string, string>> = {
  IS_ADMIN: 'This is an admin’s account. Dismiss the admin first.',
  INVALID_DOMAIN: 'That’s not a domain. Type it like example.com.',
  SHARED_DOMAIN: 'Too many other people have an address there. Ban single addresses instead.',
  NO_BAN: 'This domain isn’t banned.',
};

/** Replaces the database's known error codes with messages for the shell. */
const withUsageError = <T>(result: Promise<T>): Promise<T> =>
  result.catch((error: { message: string }) => {
    const message = errorMessages[error.message];
    throw message === undefined ? error : new UsageError(message);
  });

/** Bans the account of an address, or a domain with all its accounts. */
export async function ban(sql: Sql, subject: string, reason: string | undefined): Promise<string> {
  if (!reason?.trim())
    throw new UsageError('A reason is required: --reason "…". The banned person gets it by email.');
  if (subject.includes('@')) {
    const id = await getAccountId(sql, subject);
    await withUsageError(sql`select public.decide_account(${id}, 'ban', ${reason})`);
    return `${subject} is banned.`;
  }
  let total = 0;
  // A call bans at most 200 accounts.
  for (let banned = 1; banned > 0; total += banned) {
    const [row] = await withUsageError(
      sql<{ banned: number }[]>`select public.ban_domain(${subject}, ${reason}) as banned`,
    );
    banned = row?.banned ?? 0;
  }
  return `${subject} and ${total} ${total === 1 ? 'account' : 'accounts'} are banned.`;
}

/** Lifts the ban on an account or a domain. */
export async function unban(sql: Sql, subject: string, reason: string | undefined): Promise<string> {
  if (!reason?.trim()) throw new UsageError('A reason is required: --reason "…".');
  if (subject.includes('@'))
    await sql`select public.decide_account(${await getAccountId(sql, subject)}, 'lift', ${reason})`;
  else await withUsageError(sql`select public.unban_domain(${subject}, ${reason})`);
  return `${subject} is not banned or suspended anymore.`;
}

async function getAccountId(sql: Sql, address: string): Promise<string> {
  const [account] = await sql<{ id: string }[]>`
    select id from auth.users where lower(email) = ${address.toLowerCase()} and email_confirmed_at is not null`;
  if (!account)
    throw new UsageError(`No account with a confirmed address "${address}". Register it on the site first.`);
  return account.id;
}

/** Returns the id of the job that a case number or a job id identifies. */
async function getJobId(sql: Sql, subject: string): Promise<string> {
  const [found] = /^\d{1,18}$/.test(subject)
    ? await sql<
        { id: string }[]
      >`select subject_id as id from public.cases where id = ${subject} and subject_kind = 'job'`
    : await sql<{ id: string }[]>`select id from public.jobs where id::text = ${subject.toLowerCase()}`;
  if (!found) throw new UsageError(`No case or job has the number or id "${subject}".`);
  return found.id;
}

const formatCase = ({
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
    `case ${id}  risk ${risk}  since ${formatDay(opened_at)}  (${status})`,
    `  ${toPlainText([title ?? subject_kind, company_name].filter(Boolean).join(', '))}  ${subject_id}`,
    ...reasons.map(
      ({ rule, weight, words }) => `  ${rule} (${weight})${words ? `: ${toPlainText(words)}` : ''}`,
    ),
  ].join('\n');

/** Removes control characters, because users' text must not control a terminal. */
const toPlainText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/[^\P{C}\n]/gu, '');

const formatDay = (date: Date) => new Date(date).toISOString().slice(0, 16).replace('T', ' ');
