import path from 'node:path';
import type { LocalStack } from './local-stack.ts';

type Facts = {
  env: Record<string, string>;
  stack: LocalStack | undefined;
  dataDir: string;
  accounts: string[];
};

/** What a person wants to know once everything runs. */
export function summary({ env, stack, dataDir, accounts }: Facts): string {
  const rows: [string, string][] = [['Site', env.SITE_URL ?? '']];
  if (stack) {
    rows.push(['Mailbox', `${stack.mailboxUrl}  (every email that is sent ends up here)`]);
    rows.push(['API', stack.env.NEXT_PUBLIC_SUPABASE_URL ?? '']);
    rows.push(['Database', stack.databaseUrl]);
    const place = path.relative(process.cwd(), dataDir);
    rows.push(['Data', `${place.startsWith('..') ? dataDir : place}  (\`npm run reset\` deletes it)`]);
  } else rows.push(['Supabase', env.NEXT_PUBLIC_SUPABASE_URL ?? '']);
  for (const account of accounts) rows.push(['Demo', account.trim().replace(/ {2,}/g, '  ')]);
  rows.push(['Stop', 'Ctrl-C']);
  return `\n${rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`).join('\n')}\n`;
}
