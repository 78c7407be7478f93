import { insertRows, type SeedSql } from './rows.ts';

/** An account without a password cannot sign in. */
type Account = { id: string; email: string; role: string; created_at: string; password?: string | undefined };

/** Inserts accounts into the auth service's tables, with the columns that this installation has. */
export async function insertAccounts(sql: SeedSql, accounts: readonly Account[]): Promise<void> {
  const columns = await listColumns(sql, 'users');
  // Only hosted Supabase has `instance_id`. Its auth service can't read null tokens, so they are '' there.
  const tokens = columns.has('instance_id')
    ? [...columns].filter((name) => /_token(_new|_current)?$|_change$/.test(name))
    : [];
  const hashes = await sql<{ hash: string | null }[]>`
    select extensions.crypt(password, extensions.gen_salt('bf', 10)) as hash
    from unnest(${accounts.map(({ password }) => password ?? null)}::text[]) with ordinality as input (password, number)
    order by number`;
  const users = accounts.map(({ id, email, role, created_at }, index) => ({
    instance_id: '00000000-0000-0000-0000-000000000000',
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    encrypted_password: hashes[index]?.hash ?? '',
    email_confirmed_at: created_at,
    confirmed_at: created_at,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: { role },
    is_sso_user: false,
    is_anonymous: false,
    created_at,
    updated_at: created_at,
    ...Object.fromEntries(tokens.map((name) => [name, ''])),
  }));
  await insertRows(sql, 'auth.users', pickColumns(users, columns));

  const withPassword = accounts.filter(({ password }) => password !== undefined);
  const identities = withPassword.map(({ id, email, created_at }) => ({
    id,
    provider: 'email',
    provider_id: id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: true, phone_verified: false },
    email,
    last_sign_in_at: created_at,
    created_at,
    updated_at: created_at,
  }));
  await insertRows(sql, 'auth.identities', pickColumns(identities, await listColumns(sql, 'identities')));
}

const pickColumns = (rows: readonly object[], columns: ReadonlySet<string>) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))));

/** The writable columns: hosted Supabase generates `confirmed_at` and an identity's `email`. */
async function listColumns(sql: SeedSql, table: string): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_catalog.pg_attribute
    where attrelid = ${`auth.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
  return new Set(rows.map(({ name }) => name));
}
