import { generateTotp } from '../../supabase/embedded/api/totp.ts';
import { type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

/** `code()` returns the authenticator's current code, and `code(1)` the code 30 seconds later. */
export type TestAdmin = Person & { code: (steps?: number) => string; factorId: string };

/** Creates an admin with an authenticator, signed in with only the password. */
export async function createAdmin(role = 'moderator'): Promise<TestAdmin> {
  const person = await signUp('employer');
  await sql`insert into public.admins (user_id, role) values (${person.user.id}, ${role})`;
  const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const secret = data.totp.secret;
  await sql`update auth.mfa_factors set status = 'verified' where id = ${data.id}`;
  return {
    ...person,
    factorId: data.id,
    code: (steps = 0) => generateTotp(secret, Date.now() / 1000 + steps * 30),
  };
}

/** Returns the actions in the audit log about an account, oldest first. */
export async function listAuditActions(userId: string): Promise<string[]> {
  const rows = await sql<{ action: string }[]>`
    select action from public.audit_events where subject_id = ${userId} order by id`;
  return rows.map(({ action }) => action);
}
