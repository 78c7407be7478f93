import { type Connection, DatabaseError, Pool, type PoolClient, type Submittable } from 'pg';
import type { Sql } from 'postgres';

/** A prepared statement with the values for this time. */
export type Step = { text: string; values: (string | null)[] };

/** The columns of a row as PostgreSQL writes them. */
type Fields = (string | null)[];

/** Connections on which several statements are one round trip. */
export type OneTrip = {
  /** Runs the steps in one transaction and answers the last row; ends them in the database when their caller goes. */
  run(steps: Step[], caller: AbortSignal): Promise<Fields>;
  stop(): Promise<void>;
};

/** `sql` is what ends a statement of a caller that has gone, on a connection of its own. */
export function oneTrip(databaseUrl: string, sql: Sql): OneTrip {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    // A busy minute has its statements prepared; the last connection used is the next one used.
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'doorstep-api-direct',
  });
  // A connection that is lost says so to whoever uses it, and to nobody when it is idle.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    async run(steps, caller) {
      const client = await pool.connect();
      let cancelled: Promise<unknown> | undefined;
      // The connection is nobody else's until this is through, so nobody else is cancelled.
      const cancel = () => {
        cancelled = sql`select pg_cancel_backend(${processOf(client)})`.catch(() => {});
      };
      caller.addEventListener('abort', cancel, { once: true });
      let isLost = false;
      try {
        caller.throwIfAborted();
        return await new Promise<Fields>((resolve, reject) => {
          client.query(new Trip(steps, resolve, reject));
        });
      } catch (error) {
        isLost = !isFromDatabase(error) && !caller.aborted;
        throw error;
      } finally {
        caller.removeEventListener('abort', cancel);
        await cancelled;
        client.release(isLost);
      }
    },
    stop: () => pool.end(),
  };
}

/** Whether PostgreSQL refused a statement, as opposed to not having been reached. */
export const isFromDatabase = (error: unknown): error is DatabaseError & { code: string } =>
  error instanceof DatabaseError && error.code !== undefined;

const processOf = (client: PoolClient): number => Reflect.get(client, 'processID');

/** The statements that are prepared on a connection. */
const prepared = new WeakMap<Connection, Set<string>>();
const names = new Map<string, string>();

/** One name for each text. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `direct_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Statements that are sent together and end with one Sync, which makes them one transaction without a begin and a commit
 * (PostgreSQL, "Extended query protocol", Pipelining).
 */
class Trip implements Submittable {
  #steps: Step[];
  #resolve: (fields: Fields) => void;
  #reject: (error: unknown) => void;
  #last: Fields = [];
  #isRefused = false;

  constructor(steps: Step[], resolve: (fields: Fields) => void, reject: (error: unknown) => void) {
    this.#steps = steps;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    const known = prepared.get(connection) ?? new Set();
    prepared.set(connection, known);
    connection.stream.cork();
    for (const { text, values } of this.#steps) {
      const name = nameOf(text);
      if (!known.has(name)) {
        // One that was prepared in a trip that failed is there or not; both are fine for closing it.
        connection.close({ type: 'S', name }, true);
        connection.parse({ name, text, types: [] }, true);
      }
      connection.bind({ statement: name, values }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    this.#last = fields;
  }

  handleCommandComplete(): void {}

  handleError(error: unknown): void {
    this.#isRefused = true;
    this.#reject(error);
  }

  handleReadyForQuery(connection: Connection): void {
    if (this.#isRefused) return;
    for (const { text } of this.#steps) prepared.get(connection)?.add(nameOf(text));
    this.#resolve(this.#last);
  }
}
