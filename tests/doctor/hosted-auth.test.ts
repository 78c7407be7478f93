import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHostedAuth } from '../../supabase/doctor/hosted-auth.ts';
import { createInstallation } from '../../supabase/doctor/installation.ts';
import { listen } from '../support/listen.ts';

const mail = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../supabase/embedded/mail', `${name}.html`), 'utf8');

/** The response of the management API for a project after `npx supabase config push`. */
const hostedSettings = {
  site_url: 'https://jobs.springfield.us',
  mailer_secure_email_change_enabled: true,
  security_update_password_require_reauthentication: true,
  security_captcha_enabled: false,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  mailer_otp_exp: 3600,
  password_min_length: 6,
  smtp_host: 'smtp.springfield.us',
  mailer_templates_confirmation_content: mail('confirmation'),
  mailer_templates_recovery_content: mail('recovery'),
  mailer_templates_email_change_content: mail('email_change'),
};

const installation = (change: Record<string, string> = {}) =>
  createInstallation({
    NEXT_PUBLIC_SUPABASE_URL: 'https://abcdefghijkl.supabase.co',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_one',
    SUPABASE_SECRET_KEY: 'sb_secret_two',
    SITE_URL: 'https://jobs.springfield.us',
    SUPABASE_ACCESS_TOKEN: 'sbp_three',
    ...change,
  });

let settings: object = hostedSettings;
let management: string;
const server = createServer(({ url, headers }, response) => {
  const isRight =
    url === '/v1/projects/abcdefghijkl/config/auth' && headers.authorization === 'Bearer sbp_three';
  response.writeHead(isRight ? 200 : 401).end(JSON.stringify(settings));
});
beforeAll(async () => {
  management = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const runCheck = async (change: object) => {
  settings = { ...hostedSettings, ...change };
  return (await checkHostedAuth(installation(), management)).map(
    ({ state, message }) => `${state}: ${message}`,
  );
};

test('the settings and templates of this repository pass', async () => {
  expect(await runCheck({})).toEqual(['ok: as expected, including the email templates']);
});

test.each([
  [{ site_url: 'http://localhost:3000' }, 'The site URL is http://localhost:3000'],
  [
    { mailer_templates_confirmation_content: '{{ .ConfirmationURL }}' },
    'The email "confirmation" does not link to /auth/confirm.',
  ],
  [{ mailer_templates_recovery_content: null }, 'The email "recovery" does not link to /reset-password.'],
  [
    { mailer_templates_email_change_content: '' },
    'The email "email change" does not link to /auth/confirm-change.',
  ],
  [
    { mailer_secure_email_change_enabled: false },
    'A change of email address is confirmed from one mailbox only.',
  ],
  [{ security_captcha_enabled: true }, 'The auth service requires a captcha'],
  [{ mfa_totp_verify_enabled: false }, 'Authenticator codes (TOTP) are off'],
  [{ smtp_host: null }, 'Account emails go through the built-in mail server'],
  [{ password_min_length: 12 }, 'The auth service requires passwords of 12 characters'],
  [{ mailer_otp_exp: 86_400 }, 'Links in account emails work for 86400 s'],
])('%o is reported', async (change, sentence) => {
  expect(await runCheck(change)).toEqual([expect.stringContaining(`fail: ${sentence}`)]);
});

test('settings that cannot be read are reported', async () => {
  expect(await checkHostedAuth(installation({ SUPABASE_ACCESS_TOKEN: '' }), management)).toMatchObject([
    { state: 'warn', fix: expect.stringContaining('SUPABASE_ACCESS_TOKEN') },
  ]);
  expect(await checkHostedAuth(installation({ SUPABASE_ACCESS_TOKEN: 'sbp_old' }), management)).toMatchObject(
    [{ state: 'warn', message: 'Supabase responds with 401 to SUPABASE_ACCESS_TOKEN.' }],
  );
});
