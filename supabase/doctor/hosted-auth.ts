import { z } from 'zod';
import { type Finding, failIf, getReason, ok, warn } from './finding.ts';
import type { Installation } from './installation.ts';

const about = 'Auth settings';
const docs = '(docs/production.md, The auth service)';

const configSchema = z
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

/** The required link of each email (D4). */
const links = {
  mailer_templates_confirmation_content: '/auth/confirm?token={{ .TokenHash }}',
  mailer_templates_recovery_content: '/reset-password?token={{ .TokenHash }}',
  mailer_templates_email_change_content: '/auth/confirm-change?token={{ .TokenHash }}',
} as const;

/**
 * Checks the settings of a hosted project that only its owner can read, with SUPABASE_ACCESS_TOKEN (supabase.com >
 * Account > Access Tokens).
 */
export async function checkHostedAuth(
  installation: Installation,
  managementUrl = 'https://api.supabase.com',
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
          ? `Run this once with SUPABASE_ACCESS_TOKEN set (supabase.com > Account > Access Tokens), or compare them by hand ${docs}.`
          : `Compare them by hand ${docs}.`,
      ),
    ];
  try {
    const response = await fetch(`${managementUrl}/v1/projects/${project}/config/auth`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok)
      return [
        warn(
          about,
          `Supabase responds with ${response.status} to SUPABASE_ACCESS_TOKEN.`,
          'Create a new token with the account that owns the project.',
        ),
      ];
    const findings = compareSettings(configSchema.parse(await response.json()), installation);
    return findings.length > 0 ? findings : [ok(about, 'as expected, including the email templates')];
  } catch (error) {
    return [
      warn(about, `The settings could not be read (${getReason(error)}).`, `Compare them by hand ${docs}.`),
    ];
  }
}

function compareSettings(settings: z.infer<typeof configSchema>, { env, isPublic }: Installation): Finding[] {
  const findings: Finding[] = [];
  const addIf = (isWrong: boolean, message: string, fix: string) => {
    if (isWrong) findings.push(failIf(isPublic, about, message, `${fix} ${docs}.`));
  };
  const site = settings.site_url?.replace(/\/+$/, '');
  addIf(
    site !== env.siteUrl,
    `The site URL is ${site}, not ${env.siteUrl}: account emails link to the wrong address.`,
    'Set it',
  );
  for (const name of Object.keys(links) as (keyof typeof links)[]) {
    const text = (settings[name] ?? '').replaceAll(/\{\{\s*/g, '{{ ').replaceAll(/\s*\}\}/g, ' }}');
    const mail = name.replace(/^mailer_templates_|_content$/g, '').replace('_', ' ');
    addIf(
      !text.includes(links[name]),
      `The email "${mail}" does not link to ${links[name].split('?')[0]}.`,
      'Paste the files of supabase/embedded/mail, or run `npx supabase config push`',
    );
  }
  addIf(
    settings.mailer_secure_email_change_enabled === false,
    'A change of email address is confirmed from one mailbox only.',
    'Turn on "Secure email change"',
  );
  addIf(
    settings.security_update_password_require_reauthentication === false,
    'An old session can set a new password.',
    'Turn on "Secure password change"',
  );
  addIf(
    settings.security_captcha_enabled === true,
    'The auth service requires a captcha, which the forms do not send.',
    'Turn it off',
  );
  addIf(
    settings.mfa_totp_enroll_enabled === false || settings.mfa_totp_verify_enabled === false,
    'Authenticator codes (TOTP) are off: no admin can sign in to the admin pages.',
    'Turn on TOTP under Multi-Factor',
  );
  addIf(
    !settings.smtp_host,
    'Account emails go through the built-in mail server, which sends only two emails an hour.',
    'Set your own SMTP',
  );
  addIf(
    (settings.password_min_length ?? 6) > 6,
    `The auth service requires passwords of ${settings.password_min_length} characters, but a reset accepts 6.`,
    'Set 6',
  );
  addIf(
    (settings.mailer_otp_exp ?? 3600) !== 3600,
    `Links in account emails work for ${settings.mailer_otp_exp} s, but the emails say one hour.`,
    'Set 3600',
  );
  return findings;
}
