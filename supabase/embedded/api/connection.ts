import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { keepRoleSettings } from './role-settings.ts';
import { hostedErrors } from './sqlstates.ts';

const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** lite's connection to PostgreSQL, with the differences mended that lie between the two. */
export function connectLite(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 20,
      connection: { application_name: 'doorstep-api' },
      onnotice: () => {},
      types: {
        // Difference 2: lite hands JSON over as text already; serialising it again would store a JSON string.
        json: { to: 114, from: [114], serialize: asJsonText, parse: JSON.parse },
        jsonb: { to: 3802, from: [3802], serialize: asJsonText, parse: JSON.parse },
        // Difference 10: PostgREST writes ISO 8601 ('T', full offset), which is all that Safari parses.
        timestamptz: { to: 1184, from: [1184], serialize: (value: unknown) => value, parse: isoTimestamp },
        timestamp: { to: 1114, from: [1114], serialize: (value: unknown) => value, parse: isoTimestamp },
      },
    },
  });
  connection.normalizeDbError = hostedErrors;
  keepGrants(connection);
  keepRoleSettings(connection);
  return connection;
}

function asJsonText(value: unknown): string {
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
 * Difference 1: on its first request lite grants everything on every table to anon and authenticated, which undoes
 * each revoked column. It does not when it believes to have done so; prelude.sql makes the roles and grants instead.
 */
function keepGrants(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
