import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { findFreePorts } from './test-stack.ts';

const program = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

/** The reason to skip tests of the shared cache; undefined if a server is installed. */
export const cacheServerSkipReason = program
  ? undefined
  : 'Neither valkey-server nor redis-server is installed.';

/** Starts a real cache server without persistence, which can be killed and restarted on its port. */
export async function startCacheServer() {
  const [port = 0] = await findFreePorts(1);
  let server = await run(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    async restart() {
      server = await run(port);
    },
    /** Makes the server accept requests without responding. */
    pause: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

async function run(port: number) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const limits = ['--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru'];
  const server = spawn(program ?? '', [...options, ...limits], { stdio: 'ignore', cwd: '/' });
  while (server.exitCode === null && !(await isListening(port)));
  return server;
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => setTimeout(() => resolve(false), 20));
  });
