import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from 'postgres';
import type { Mend } from './mend.ts';

type Transaction = { pid: number; began: string };
type Query = { sql: string; parameters: readonly unknown[]; query: object; queryId: object };
type Executor = { executeQuery(query: Query): Promise<{ rows: Transaction[] }> };
type Context = { auth?: { role?: string } };

/** The transactions of the request that is being answered. */
const running = new AsyncLocalStorage<Transaction[]>();

const begin = `
  select pg_backend_pid() as pid, now()::text as began, array(
    select set_config(split_part(setting, '=', 1), substr(setting, position('=' in setting) + 1), true)
    from pg_catalog.pg_roles, unnest(rolconfig) as setting where rolname = $1) as settings`;

/**
 * Difference 17: PostgREST runs each request under the settings of its role, such as statement_timeout; lite sets the role
 * alone.
 */
export function keepRoleSettings(connection: PostgresConnection): void {
  const lite = connection as unknown as {
    applyJwtSessionContext(transaction: Executor, context: Context, isOwnRole: boolean): Promise<void>;
  };
  const applyRole = lite.applyJwtSessionContext.bind(connection);
  lite.applyJwtSessionContext = async (transaction, context, isOwnRole) => {
    await applyRole(transaction, context, isOwnRole);
    const { rows } = await transaction.executeQuery({
      sql: begin,
      parameters: [context.auth?.role ?? 'anon'],
      query: { kind: 'RawNode', sqlFragments: [begin], parameters: [] },
      queryId: {},
    });
    if (rows[0]) running.getStore()?.push(rows[0]);
  };
}

/** Ends the queries of a request whose client has gone; nobody would read the answer. */
export const cancelOnDisconnect =
  (sql: Sql): Mend =>
  async (request, next) => {
    const transactions: Transaction[] = [];
    // By the time of its beginning too: the process may serve somebody else by now.
    const cancel = () => {
      for (const { pid, began } of transactions)
        sql`select pg_cancel_backend(pid) from pg_stat_activity
          where pid = ${pid} and xact_start = ${began}::text::timestamptz`.catch(() => {});
    };
    request.signal.addEventListener('abort', cancel, { once: true });
    try {
      return await running.run(transactions, () => next(request));
    } finally {
      request.signal.removeEventListener('abort', cancel);
    }
  };
