import type { PostgresConnection } from '@supabase/lite/postgres';

type Query = { sql: string; parameters: readonly unknown[]; query: object; queryId: object };
type Executor = { executeQuery(query: Query): Promise<unknown> };
type Context = { auth?: { role?: string }; storage?: object };

const applySettings = `
  select set_config(split_part(setting, '=', 1), substr(setting, position('=' in setting) + 1), true)
  from pg_catalog.pg_roles, unnest(rolconfig) as setting where rolname = $1`;
const preRequest = 'select public.require_live_session()';

/**
 * Differences 17 and 18 (../README.md): PostgREST applies the settings of a request's role, such as statement_timeout,
 * and first calls the function of `pgrst.db_pre_request` (supabase/schemas/auth/require_live_session.sql); Supabase
 * Lite only sets the role.
 */
export function applyRoleSettings(connection: PostgresConnection): void {
  const lite = connection as unknown as {
    applyJwtSessionContext(transaction: Executor, context: Context, isOwnRole: boolean): Promise<void>;
  };
  const applyRole = lite.applyJwtSessionContext.bind(connection);
  lite.applyJwtSessionContext = async (transaction, context, isOwnRole) => {
    const execute = (sql: string, parameters: unknown[] = []) =>
      transaction.executeQuery({
        sql,
        parameters,
        query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
        queryId: {},
      });
    await applyRole(transaction, context, isOwnRole);
    await execute(applySettings, [context.auth?.role ?? 'anon']);
    // Not for storage, which doesn't use PostgREST.
    if (context.storage === undefined) await execute(preRequest);
  };
}
