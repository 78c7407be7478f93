import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePorts } from '../support/test-stack.ts';

const root = path.join(import.meta.dirname, '../..');

test('a start without its essentials is refused before anything is built, and says what to do', async () => {
  const [port] = await freePorts(1);
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile(
      process.execPath,
      ['supabase/embedded/cli.ts', 'start'],
      {
        cwd: root,
        env: {
          ...process.env,
          NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}`,
          SITE_URL: 'https://jobs.springfield.us',
          SMTP_URL: '',
        },
      },
      (fault, stdout, stderr) => resolve({ code: fault?.code, said: `${stdout}${stderr}` }),
    ),
  );
  expect(said).toContain('The site was not started:');
  expect(said).toContain(`Supabase: http://127.0.0.1:${port} cannot be reached (ECONNREFUSED).`);
  expect(said).toContain('Email: SMTP_URL is not set: this site sends no email.');
  expect(said).toContain('Set SMTP_URL and MAIL_FROM');
  expect(said).not.toContain('Building');
  expect(code).toBe(1);
});
