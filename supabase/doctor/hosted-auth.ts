import { z } from 'zod';
import { type Finding, failIf, ok, reasonOf, warn } from './finding.ts';
import type { Installation } from './installation.ts';

const about = 'Auth settings';
const where = '(docs/production.md, The auth service)';

const config = z
  .object({
    site_url: z.string(),
    mailer_secure_email_change_enabled: z.boolean(),
    security_update_password_require_reauthentication: z.boolean(),
    mailer_otp_exp: z.number(),
    password_min_length: z.number(),
    security_captcha_enabled: z.boolean(),
    mfa_totp_enroll_enabled: z.boolean(),
    mfa_totp_verify_enabled: z.boolean(),
    smtp_host: z.string().nullable(),
    mailer_templates_confirmation_content: z.string().nullable(),
    mailer_templates_recovery_content: z.string().nullable(),
    mailer_templates_email_change_content: z.string().nullable(),
  })
  .partial();

/** Where the links of each mail have to lead (D4). */
const links = {
  mailer_templates_confirmation_content: '/auth/confirm?token={{ .TokenHash }}',
  mailer_templates_recovery_content: '/reset-password?token={{ .TokenHash }}',
  mailer_templates_email_change_content: '/auth/confirm-change?token={{ .TokenHash }}',
} as const;

/**
 * The settings of a hosted project that only its owner may read, with SUPABASE_ACCESS_TOKEN (supabase.com > Account > Access
 * Tokens). `management` is where Supabase answers them.
 */
export async function lookAtHostedAuth(
  installation: Installation,
  management = 'https://api.supabase.com',
): Promise<Finding[]> {
  if (installation.isLocalStack) return [];
  const [, project] = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(installation.env.supabaseUrl) ?? [];
  const token = installation.variables.SUPABASE_ACCESS_TOKEN;
  if (!project || !token)
    return [
      warn(
        about,
        'Email templates, limits and the other settings of the auth service cannot be read from here.',
        project
          ? `Run this once with SUPABASE_ACCESS_TOKEN set (supabase.com > Account > Access Tokens), or compare them by hand ${where}.`
          : `Compare them by hand ${where}.`,
      ),
    ];
  try {
    const response = await fetch(`${management}/v1/projects/${project}/config/auth`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok)
      return [
        warn(
          about,
          `Supabase answers ${response.status} to SUPABASE_ACCESS_TOKEN.`,
          'Make a new token of the account that owns the project.',
        ),
      ];
    const findings = compare(config.parse(await response.json()), installation);
    return findings.length > 0 ? findings : [ok(about, 'as they should be, templates included')];
  } catch (thrown) {
    return [
      warn(about, `The settings could not be read (${reasonOf(thrown)}).`, `Compare them by hand ${where}.`),
    ];
  }
}

function compare(found: z.infer<typeof config>, { env, isPublic }: Installation): Finding[] {
  const faults: Finding[] = [];
  const say = (isFault: boolean, says: string, todo: string) => {
    if (isFault) faults.push(failIf(isPublic, about, says, `${todo} ${where}.`));
  };
  const site = found.site_url?.replace(/\/+$/, '');
  say(
    site !== env.siteUrl,
    `The site URL there is ${site}, not ${env.siteUrl}: account emails lead there.`,
    'Set it',
  );
  for (const name of Object.keys(links) as (keyof typeof links)[]) {
    const text = (found[name] ?? '').replaceAll(/\{\{\s*/g, '{{ ').replaceAll(/\s*\}\}/g, ' }}');
    const mail = name.replace(/^mailer_templates_|_content$/g, '').replace('_', ' ');
    say(
      !text.includes(links[name]),
      `The email "${mail}" does not lead to ${links[name].split('?')[0]}.`,
      'Paste supabase/embedded/mail, or `npx supabase config push`',
    );
  }
  say(
    found.mailer_secure_email_change_enabled === false,
    'A change of address is confirmed from one mailbox only.',
    'Switch "Secure email change" on',
  );
  say(
    found.security_update_password_require_reauthentication === false,
    'An old session may set a new password.',
    'Switch "Secure password change" on',
  );
  say(
    found.security_captcha_enabled === true,
    'The auth service wants a captcha, which the forms do not send.',
    'Switch it off',
  );
  say(
    found.mfa_totp_enroll_enabled === false || found.mfa_totp_verify_enabled === false,
    'Codes of an authenticator (TOTP) are off: no operator gets to the desk.',
    'Switch TOTP on under Multi-Factor',
  );
  say(
    !found.smtp_host,
    'Account emails go through the built-in mail server, which sends two an hour.',
    'Set your own SMTP',
  );
  say(
    (found.password_min_length ?? 6) > 6,
    `The auth service wants passwords of ${found.password_min_length} characters, a reset takes 6.`,
    'Set 6',
  );
  say(
    (found.mailer_otp_exp ?? 3600) !== 3600,
    `Links of account emails work for ${found.mailer_otp_exp} s; the emails say one hour.`,
    'Set 3600',
  );
  return faults;
}
