import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { seedEnvironment } from '../seed/environment.ts';
import {
  addOperator,
  ban,
  decide,
  lift,
  listOperators,
  removeOperator,
  resetFactor,
  showCase,
  showQueue,
  UsageError,
} from './work.ts';

const help = `Who runs the site, and what waits for them.

  npm run operator -- add <address>                     make an account an operator (--role administrator; else moderator)
  npm run operator -- dismiss <address>                 make it an ordinary account again
  npm run operator -- reset-factor <address>            forget the authenticator of an operator who lost it
  npm run operator -- list                              who they are
  npm run operator -- queue                             what is held or reported, the highest risk first
  npm run operator -- show <case or job>                everything about one, by its number or the job's id
  npm run operator -- approve <case or job> --reason "…"   show the job
  npm run operator -- remove <case or job> --reason "…"    take the job down; its applicants are told that it is over
  npm run operator -- ban <address or domain> --reason "…"    shut out an account, or a domain with all accounts at it
  npm run operator -- lift <address or domain> --reason "…"   let it in again

The reason is emailed to the employer as it is written. It works on DATABASE_URL; without it, on the local stack that
\`npm start\` runs.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string' }, reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [command, subject = ''] = positionals;
const { DATABASE_URL } = seedEnvironment(process.env);

if (values.help || command === undefined) console.log(help);
else if (!DATABASE_URL) fail('DATABASE_URL is missing. Start the local stack first (npm start), or set it.');
else {
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => {}, prepare: false });
  const commands: Record<string, () => Promise<string>> = {
    add: () => addOperator(sql, subject, values.role ?? 'moderator'),
    dismiss: () => removeOperator(sql, subject),
    'reset-factor': () => resetFactor(sql, subject),
    list: () => listOperators(sql),
    queue: () => showQueue(sql),
    show: () => showCase(sql, subject),
    approve: () => decide(sql, subject, 'approve', values.reason),
    ban: () => ban(sql, subject, values.reason),
    lift: () => lift(sql, subject, values.reason),
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

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
