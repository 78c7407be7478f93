import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from 'postgres';
import { type Call, callOf, type KnownFunction } from './callable.ts';

/** What a plain call has to know of the database, read once, as PostgREST does; the functions are those that lite knows. */
export function catalogOf(connection: PostgresConnection, sql: Sql) {
  const calls = new Map<string, Call>();
  let roles: Map<string, string[]> | undefined;

  return {
    async callOf(name: string, given: string[], isGet: boolean): Promise<Call | undefined> {
      const key = JSON.stringify([isGet, name, given.toSorted()]);
      const known = calls.get(key);
      if (known) return known;
      const { functions }: { functions?: KnownFunction[] } = await connection.introspect({ useCache: true });
      const call = callOf(functions ?? [], name, given, isGet);
      if (call) calls.set(key, call);
      return call;
    },

    async settingsOf(role: string): Promise<string[]> {
      roles ??= await readSettings(sql);
      return roles.get(role) ?? [];
    },
  };
}

async function readSettings(sql: Sql): Promise<Map<string, string[]>> {
  const rows = await sql<{ rolname: string; rolconfig: string[] | null }[]>`
    select rolname, rolconfig from pg_catalog.pg_roles`;
  return new Map(rows.map(({ rolname, rolconfig }) => [rolname, rolconfig ?? []]));
}
