import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { applyRoleSettings } from './role-settings.ts';
import { toPostgrestError } from './sqlstates.ts';

const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** Supabase Lite's connection to PostgreSQL, with fixes for the differences in it. */
export function connectLite(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 20,
      connection: { application_name: 'doorstep-api' },
      onnotice: () => {},
      types: {
        // Difference 2 (../README.md): Supabase Lite passes JSON as text; serializing it again would store a JSON string.
        json: { to: 114, from: [114], serialize: toJsonText, parse: JSON.parse },
        jsonb: { to: 3802, from: [3802], serialize: toJsonText, parse: JSON.parse },
        // Difference 10 (../README.md): PostgREST formats as ISO 8601 ('T', full offset), the only format that Safari
        // parses.
        timestamptz: { to: 1184, from: [1184], serialize: (value: unknown) => value, parse: isoTimestamp },
        timestamp: { to: 1114, from: [1114], serialize: (value: unknown) => value, parse: isoTimestamp },
      },
    },
  });
  connection.normalizeDbError = toPostgrestError;
  preserveGrants(connection);
  applyRoleSettings(connection);
  return connection;
}

function toJsonText(value: unknown): string {
  return typeof value === 'string' && isJson(value) ? value : JSON.stringify(value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Difference 1 (../README.md): on its first request Supabase Lite grants all privileges on all tables to anon and
 * authenticated, also on columns that migrations revoked. It skips that in the state 'active'; prelude.sql creates the
 * roles and grants instead.
 */
function preserveGrants(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
