import { type Finding, fail, failIf, ok } from './finding.ts';
import type { Installation } from './installation.ts';

const leastLength = 32;

/** Keys that everybody knows: those of `supabase start` and of the self-hosting guide. */
const knownToAll = [/^sb_publishable_ACJWlzQHlZjBrEguHvfOxg_/, /^sb_secret_N7UND0UgjKTVK-Uodkm0Hg_/];

/** Whether the secrets are there, of one's own making and in their own places. */
export function lookAtSecrets({ env, isPublic }: Installation): Finding[] {
  return [...kindsOfKeys(env.publishableKey, env.secretKey, isPublic), ...ownSecrets(env, isPublic)];
}

function kindsOfKeys(publishable: string, secret: string, isPublic: boolean): Finding[] {
  const about = 'Supabase keys';
  if (roleOf(publishable) === 'secret')
    return [
      fail(
        about,
        'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY holds a secret key, and browsers get to see it.',
        'Set the publishable key, build again, and replace the secret key: it is known now (docs/production.md, Keys).',
      ),
    ];
  if (roleOf(secret) === 'public')
    return [
      fail(
        about,
        'SUPABASE_SECRET_KEY holds a publishable key.',
        'Set the secret key of the same project (Settings > API keys).',
      ),
    ];
  if (
    [publishable, secret].some(
      (key) => knownToAll.some((known) => known.test(key)) || issuerOf(key) === 'supabase-demo',
    )
  )
    return [
      failIf(
        isPublic,
        about,
        'The keys are those of a Supabase for trying out, which everyone knows.',
        'Make keys of your own for this Supabase, and set them.',
      ),
    ];
  return [];
}

function ownSecrets(env: Installation['env'], isPublic: boolean): Finding[] {
  const secrets = [
    ['CRON_SECRET', env.cronSecret],
    ['MAIL_EVENTS_SECRET', env.mailEventsSecret],
    ['METRICS_TOKEN', env.metricsToken],
  ] as const;
  const faults: Finding[] = [];
  const make = 'Make one with `openssl rand -hex 32`, and set it where it is used.';
  if (!env.cronSecret)
    faults.push(
      failIf(
        isPublic,
        'CRON_SECRET',
        'CRON_SECRET is not set: scheduled work is off, so no emails or alerts are sent.',
        `${make} The scheduler sends it (docs/production.md, Scheduled work).`,
      ),
    );
  if (!env.mailEventsSecret)
    faults.push({
      state: 'warn',
      about: 'MAIL_EVENTS_SECRET',
      says: 'MAIL_EVENTS_SECRET is not set: alerts keep going to addresses that bounce or complain.',
      todo: `${make} Have your email service report bounces with it (docs/production.md, Email).`,
    });
  for (const [name, secret] of secrets)
    if (secret !== undefined && isWeak(secret))
      faults.push(
        failIf(isPublic, name, `${name} is shorter than ${leastLength} characters or easy to guess.`, make),
      );
  const all = [...secrets.map(([, secret]) => secret), env.secretKey].filter(Boolean);
  if (new Set(all).size < all.length)
    faults.push(
      failIf(
        isPublic,
        'Secrets',
        'CRON_SECRET, MAIL_EVENTS_SECRET, METRICS_TOKEN and SUPABASE_SECRET_KEY are not all different.',
        `Whoever is told one of them would know another. ${make}`,
      ),
    );
  return faults.length > 0 ? faults : [ok('Secrets', 'long enough, and all different')];
}

/** Short, of few different characters, or with the words that stand where an example wants a secret. */
const isWeak = (secret: string) =>
  secret.length < leastLength ||
  new Set(secret).size < 10 ||
  /secret|change.?me|example|password|your.?(key|token)|<|>/i.test(secret);

function roleOf(key: string): 'public' | 'secret' | undefined {
  if (key.startsWith('sb_publishable_')) return 'public';
  if (key.startsWith('sb_secret_')) return 'secret';
  const { role } = claimsOf(key);
  if (role === 'anon') return 'public';
  return role === 'service_role' ? 'secret' : undefined;
}

const issuerOf = (key: string) => claimsOf(key).iss;

/** What an older key, a JWT, says of itself. */
function claimsOf(key: string): { role?: unknown; iss?: unknown } {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) ?? {};
  } catch {
    return {};
  }
}
