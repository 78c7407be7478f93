import { parseArgs } from 'node:util';

export type Ports = { site: number; api: number; database: number; mailbox: number; smtp: number };

export type Options = {
  command: string;
  dataDir: string;
  ports: Ports;
  /** The host that the site listens on; the rest of the stack only listens on 127.0.0.1. */
  host: string;
  isConfirmed: boolean;
  shouldSeed: boolean;
};

export const USAGE = `Usage: node supabase/embedded/cli.ts <command> [options]

  start   build if needed, start the local stack and the site
  dev     the same with hot reload
  stack   the local stack alone
  reset   delete the local data after a confirmation
  types   write lib/supabase/database.types.ts from the migrations

  --data <folder>          the data folder (.doorstep)
  --port <n>               the site (PORT, 3000)
  --api-port <n>           54321        --database-port <n>  54322
  --mailbox-port <n>       54324        --smtp-port <n>      54325
  --no-seed                do not load the demonstration data
  --yes                    reset without a confirmation`;

/** Parses the command line. Throws an error with one sentence. */
export function parseOptions(args: string[], env: Record<string, string>): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string', default: '.doorstep' },
      port: { type: 'string', default: env.PORT || '3000' },
      'api-port': { type: 'string', default: '54321' },
      'database-port': { type: 'string', default: '54322' },
      'mailbox-port': { type: 'string', default: '54324' },
      'smtp-port': { type: 'string', default: '54325' },
      'no-seed': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  return {
    command: positionals[0] ?? '',
    dataDir: values.data,
    ports: {
      site: parsePort('--port (or PORT)', values.port),
      api: parsePort('--api-port', values['api-port']),
      database: parsePort('--database-port', values['database-port']),
      mailbox: parsePort('--mailbox-port', values['mailbox-port']),
      smtp: parsePort('--smtp-port', values['smtp-port']),
    },
    host: env.HOST || '127.0.0.1',
    isConfirmed: values.yes,
    shouldSeed: !values['no-seed'],
  };
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_400) return port;
  throw new Error(`${name} must be a port number between 1 and 65399, not "${text}".`);
}
