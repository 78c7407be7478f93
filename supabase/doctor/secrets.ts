import { type Finding, fail, failIf, ok, warn } from './finding.ts';
import type { Installation } from './installation.ts';

const minSecretLength = 32;

/** Publicly known keys: those of `supabase start` and of the self-hosting guide. */
const publiclyKnownKeys = [/^sb_publishable_ACJWlzQHlZjBrEguHvfOxg_/, /^sb_secret_N7UND0UgjKTVK-Uodkm0Hg_/];

/** Whether the secrets are set, hard to guess, all different, and in the right variables. */
export function checkSecrets({ env, isPublic }: Installation): Finding[] {
  return [...checkKeyKinds(env.publishableKey, env.secretKey, isPublic), ...checkOwnSecrets(env, isPublic)];
}

function checkKeyKinds(publishable: string, secret: string, isPublic: boolean): Finding[] {
  const about = 'Supabase keys';
  if (getKeyRole(publishable) === 'secret')
    return [
      fail(
        about,
        'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY contains a secret key, which every browser receives.',
        'Set the publishable key, build again, and replace the secret key, because it is public now (docs/production.md, Keys).',
      ),
    ];
  if (getKeyRole(secret) === 'public')
    return [
      fail(
        about,
        'SUPABASE_SECRET_KEY contains a publishable key.',
        'Set the secret key of the same project (Settings > API keys).',
      ),
    ];
  if (
    [publishable, secret].some(
      (key) => publiclyKnownKeys.some((pattern) => pattern.test(key)) || getIssuer(key) === 'supabase-demo',
    )
  )
    return [
      failIf(
        isPublic,
        about,
        'The keys are the publicly known ones of a local Supabase.',
        'Create new keys for this Supabase, and set them.',
      ),
    ];
  return [];
}

function checkOwnSecrets(env: Installation['env'], isPublic: boolean): Finding[] {
  const secrets = [
    ['CRON_SECRET', env.cronSecret],
    ['MAIL_EVENTS_SECRET', env.mailEventsSecret],
    ['METRICS_TOKEN', env.metricsToken],
  ] as const;
  const findings: Finding[] = [];
  const instruction = 'Create one with `openssl rand -hex 32`, and set it where it is used.';
  if (!env.cronSecret)
    findings.push(
      failIf(
        isPublic,
        'CRON_SECRET',
        'CRON_SECRET is not set: scheduled work is off, so no emails or alerts are sent.',
        `${instruction} The scheduler sends it (docs/production.md, Scheduled work).`,
      ),
    );
  if (!env.mailEventsSecret)
    findings.push(
      warn(
        'MAIL_EVENTS_SECRET',
        'MAIL_EVENTS_SECRET is not set: alerts are still sent to addresses that bounce or complain.',
        `${instruction} Have your email service report bounces with it (docs/production.md, Email).`,
      ),
    );
  for (const [name, secret] of secrets)
    if (secret !== undefined && isWeak(secret))
      findings.push(
        failIf(
          isPublic,
          name,
          `${name} is shorter than ${minSecretLength} characters or easy to guess.`,
          instruction,
        ),
      );
  const all = [...secrets.map(([, secret]) => secret), env.secretKey].filter(Boolean);
  if (new Set(all).size < all.length)
    findings.push(
      failIf(
        isPublic,
        'Secrets',
        'CRON_SECRET, MAIL_EVENTS_SECRET, METRICS_TOKEN and SUPABASE_SECRET_KEY are not all different.',
        `If one of them leaks, another does too. ${instruction}`,
      ),
    );
  return findings.length > 0 ? findings : [ok('Secrets', 'long enough, and all different')];
}

/** Short, with few different characters, or a placeholder text of an example. */
const isWeak = (secret: string) =>
  secret.length < minSecretLength ||
  new Set(secret).size < 10 ||
  /secret|change.?me|example|password|your.?(key|token)|<|>/i.test(secret);

function getKeyRole(key: string): 'public' | 'secret' | undefined {
  if (key.startsWith('sb_publishable_')) return 'public';
  if (key.startsWith('sb_secret_')) return 'secret';
  const { role } = parseClaims(key);
  if (role === 'anon') return 'public';
  return role === 'service_role' ? 'secret' : undefined;
}

const getIssuer = (key: string) => parseClaims(key).iss;

/** The claims of a legacy key, a JWT. */
function parseClaims(key: string): { role?: unknown; iss?: unknown } {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) ?? {};
  } catch {
    return {};
  }
}
