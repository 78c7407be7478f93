import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { loadSeedEnvironment } from '../seed/environment.ts';
import {
  addAdmin,
  ban,
  decide,
  listAdmins,
  removeAdmin,
  resetFactor,
  showCase,
  showQueue,
  UsageError,
  unban,
} from './commands.ts';

const help = `Manages the admins of the site and decides cases.

  npm run admin -- add <address>                     make an account an admin (--role administrator; else moderator)
  npm run admin -- dismiss <address>                 make it an ordinary account again
  npm run admin -- reset-factor <address>            remove the lost authenticator of an admin
  npm run admin -- list                              list the admins
  npm run admin -- queue                             list the open cases, the highest risk first
  npm run admin -- show <case or job>                show a case by its number, or a job by its id
  npm run admin -- approve <case or job> --reason "…"   make the job visible
  npm run admin -- remove <case or job> --reason "…"    take the job down and email its applicants
  npm run admin -- ban <address or domain> --reason "…"    ban an account, or a domain with all its accounts
  npm run admin -- lift <address or domain> --reason "…"   lift the ban or suspension

The reason is emailed to the employer word for word. The commands use DATABASE_URL or, without it, the local stack that
\`npm start\` runs.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string' }, reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [command, subject = ''] = positionals;
const { DATABASE_URL } = loadSeedEnvironment(process.env);

if (values.help || command === undefined) console.log(help);
else if (!DATABASE_URL) fail('DATABASE_URL is missing. Start the local stack first (npm start), or set it.');
else {
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => {}, prepare: false });
  const commands: Record<string, () => Promise<string>> = {
    add: () => addAdmin(sql, subject, values.role ?? 'moderator'),
    dismiss: () => removeAdmin(sql, subject),
    'reset-factor': () => resetFactor(sql, subject),
    list: () => listAdmins(sql),
    queue: () => showQueue(sql),
    show: () => showCase(sql, subject),
    approve: () => decide(sql, subject, 'approve', values.reason),
    ban: () => ban(sql, subject, values.reason),
    lift: () => unban(sql, subject, values.reason),
    remove: () => decide(sql, subject, 'remove', values.reason),
  };
  try {
    const run = commands[command];
    if (!run) throw new UsageError(`There is no command "${command}".\n\n${help}`);
    console.log(await run());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    fail(error.message);
  } finally {
    await sql.end();
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
