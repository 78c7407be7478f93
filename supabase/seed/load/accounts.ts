import { insertRows, type SeedSql } from './insert-rows.ts';

export type Account = {
  userId: string;
  email: string;
  role: 'employer' | 'job_seeker';
  createdAt: Date;
  /** Without one nobody can sign in. */
  password?: string;
};

type UserRow = Record<string, unknown>;

/** Writes accounts straight into the auth service's tables, in the columns that this installation has. */
export async function insertAccounts(sql: SeedSql, accounts: Iterable<Account>): Promise<void> {
  const columns = await writableColumns(sql, 'users');
  const password = await hasher(sql);
  const rows: UserRow[] = [];
  const signIns: Account[] = [];
  for (const account of accounts) {
    rows.push(await userRow(account, columns, password));
    if (account.password !== undefined) signIns.push(account);
  }
  const used = Object.keys(rows[0] ?? {}).filter((column) => columns.has(column));
  await insertRows(sql, 'auth.users', used, rows);
  await insertIdentities(sql, signIns);
}

async function userRow(
  { userId, email, role, createdAt, password }: Account,
  columns: ReadonlySet<string>,
  hash: (password: string) => Promise<string>,
): Promise<UserRow> {
  // Hosted's auth service cannot read a null token; the local one would take an empty one for a token.
  const isHosted = columns.has('instance_id');
  const tokens = isHosted
    ? Object.fromEntries([...columns].filter((name) => tokenColumns.has(name)).map((name) => [name, '']))
    : {};
  return {
    id: userId,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    encrypted_password: password === undefined ? '' : await hash(password),
    email_confirmed_at: createdAt,
    confirmed_at: createdAt,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: { role },
    is_sso_user: false,
    is_anonymous: false,
    created_at: createdAt,
    updated_at: createdAt,
    ...(isHosted && { instance_id: '00000000-0000-0000-0000-000000000000' }),
    ...tokens,
  };
}

const tokenColumns: ReadonlySet<string> = new Set([
  'confirmation_token',
  'recovery_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
  'phone_change_token',
  'reauthentication_token',
]);

async function insertIdentities(sql: SeedSql, accounts: readonly Account[]): Promise<void> {
  const columns = await writableColumns(sql, 'identities');
  const rows = accounts.map(({ userId, email, createdAt }) => ({
    id: userId,
    provider: 'email',
    provider_id: userId,
    user_id: userId,
    identity_data: { sub: userId, email, email_verified: true, phone_verified: false },
    email,
    last_sign_in_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  }));
  const used = Object.keys(rows[0] ?? {}).filter((column) => columns.has(column));
  await insertRows<UserRow>(sql, 'auth.identities', used, rows);
}

/** The columns of an auth table that may be written: hosted computes `confirmed_at` and an identity's `email` itself. */
async function writableColumns(sql: SeedSql, table: string): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_catalog.pg_attribute
    where attrelid = ${`auth.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
  if (rows.length === 0) throw new Error(`There is no auth.${table}: is this a Supabase database?`);
  return new Set(rows.map(({ name }) => name));
}

/** bcrypt, as the auth services hash passwords. */
async function hasher(sql: SeedSql): Promise<(password: string) => Promise<string>> {
  return async (password) => {
    const [row] = await sql<{ hash: string }[]>`
      select extensions.crypt(${password}, extensions.gen_salt('bf', 10)) as hash`;
    if (!row) throw new Error('The database did not hash a password.');
    return row.hash;
  };
}
