import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findFreePorts } from '../support/test-stack.ts';

const root = path.join(import.meta.dirname, '../..');

test('a start without essential settings fails with advice before the build', async () => {
  const [port] = await findFreePorts(1);
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
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
      (error, stdout, stderr) => resolve({ code: error?.code, output: `${stdout}${stderr}` }),
    ),
  );
  expect(output).toContain('The site was not started:');
  expect(output).toContain(`Supabase: http://127.0.0.1:${port} cannot be reached (ECONNREFUSED).`);
  expect(output).toContain('Email: SMTP_URL is not set: this site sends no email.');
  expect(output).toContain('Set SMTP_URL and MAIL_FROM');
  expect(output).not.toContain('Building');
  expect(code).toBe(1);
});
