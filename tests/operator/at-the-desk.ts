import { totpAt } from '../../supabase/embedded/api/totp.ts';
import { type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

/** `code` is the one of now, or of so many half minutes later or earlier. */
export type DeskPerson = Person & { code: (steps?: number) => string; factorId: string };

/** A new operator with an authenticator, signed in with the password alone. */
export async function newOperator(role = 'moderator'): Promise<DeskPerson> {
  const person = await signUp('employer');
  await sql`insert into public.operators (user_id, role) values (${person.user.id}, ${role})`;
  const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const secret = data.totp.secret;
  await sql`update auth.mfa_factors set status = 'verified' where id = ${data.id}`;
  return {
    ...person,
    factorId: data.id,
    code: (steps = 0) => totpAt(secret, Date.now() / 1000 + steps * 30),
  };
}

/** What was noted about an account, the oldest first. */
export async function eventsOf(userId: string): Promise<string[]> {
  const rows = await sql<{ action: string }[]>`
    select action from public.audit_events where subject_id = ${userId} order by id`;
  return rows.map(({ action }) => action);
}
