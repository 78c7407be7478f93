import path from 'node:path';
import type { LocalStack } from './local-stack.ts';

type Facts = {
  env: Record<string, string>;
  stack: LocalStack | undefined;
  dataDir: string;
  accounts: string[];
};

/** The URLs and accounts, printed once everything runs. */
export function formatSummary({ env, stack, dataDir, accounts }: Facts): string {
  const rows: [string, string][] = [['Site', env.SITE_URL ?? '']];
  if (stack) {
    rows.push(['Mailbox', `${stack.mailboxUrl}  (every email that is sent ends up here)`]);
    rows.push(['API', stack.env.NEXT_PUBLIC_SUPABASE_URL ?? '']);
    rows.push(['Database', stack.databaseUrl]);
    const displayPath = path.relative(process.cwd(), dataDir);
    rows.push([
      'Data',
      `${displayPath.startsWith('..') ? dataDir : displayPath}  (\`npm run reset\` deletes it)`,
    ]);
  } else rows.push(['Supabase', env.NEXT_PUBLIC_SUPABASE_URL ?? '']);
  for (const account of accounts) rows.push(['Demo', account.trim().replace(/ {2,}/g, '  ')]);
  rows.push(['Stop', 'Ctrl-C']);
  return `\n${rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`).join('\n')}\n`;
}
