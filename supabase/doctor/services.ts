import { z } from 'zod';
import { cacheClient } from '../../lib/cache/cache-client.mjs';
import { placesHash } from '../seed/places/file.ts';
import { type Finding, fail, failIf, ok, reasonOf, warn } from './finding.ts';
import { ask, type Installation, list } from './installation.ts';

/** Whether a visitor's question reaches the database: the address and the publishable key. */
export async function lookAtSupabase(installation: Installation): Promise<Finding> {
  const about = 'Supabase';
  const { supabaseUrl, publishableKey } = installation.env;
  try {
    const answer = await ask(installation, publishableKey, '/rest/v1/rpc/is_job_open', {
      body: { job_id: '00000000-0000-0000-0000-000000000000' },
    });
    if (answer.status === 200) return ok(about, `answers at ${supabaseUrl} in ${answer.takenMs} ms`);
    if (answer.status === 401 || answer.status === 403)
      return fail(
        about,
        `${supabaseUrl} does not take NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY.`,
        'Copy the publishable key of that very project (Settings > API keys), and build again.',
      );
    if (answer.status === 404)
      return fail(
        about,
        `${supabaseUrl} answers, and has no Doorstep in its database.`,
        'Apply the migrations: `npx supabase db push --remote` (docs/production.md, Database).',
      );
    return fail(about, `${supabaseUrl} answers ${answer.status}.`, 'Look at the log of the Supabase API.');
  } catch (thrown) {
    return fail(
      about,
      `${supabaseUrl} cannot be reached (${reasonOf(thrown)}).`,
      'Check NEXT_PUBLIC_SUPABASE_URL, that the project is not paused, and the network from here to there.',
    );
  }
}

const buckets = [
  { id: 'applications', public: false },
  { id: 'companies', public: true },
];

/** The places of files: CVs closed, logos open. */
export async function lookAtBuckets(installation: Installation): Promise<Finding> {
  const about = 'Files';
  const found = await list(
    installation,
    '/storage/v1/bucket',
    z.object({ id: z.string(), public: z.boolean() }),
  );
  if (typeof found === 'string')
    return fail(
      about,
      `The buckets could not be listed (${found}).`,
      'Look at the log of the storage service.',
    );
  for (const wanted of buckets) {
    const bucket = found.find(({ id }) => id === wanted.id);
    if (!bucket)
      return fail(
        about,
        `The bucket ${wanted.id} is missing.`,
        'Apply the migrations: `npx supabase db push --remote`.',
      );
    if (bucket.public !== wanted.public)
      return fail(
        about,
        `The bucket ${wanted.id} is ${bucket.public ? 'public: everyone may read CVs' : 'private: no logo is shown'}.`,
        `Make it ${wanted.public ? 'public' : 'private'} (Storage > ${wanted.id} > Edit bucket).`,
      );
  }
  return ok(about, 'CVs are private, logos public');
}

/** Without the gazetteer nobody finds a place. */
export async function lookAtPlaces(installation: Installation): Promise<Finding> {
  const about = 'Places';
  const load =
    '`DATABASE_URL=<url> npx node supabase/seed/places/cli.ts` loads them (docs/production.md, Database).';
  const found = await list(
    installation,
    '/rest/v1/settings?key=eq.places&select=value,state',
    z.object({ value: z.number(), state: z.object({ hash: z.string() }) }),
  );
  if (typeof found === 'string') return fail(about, `The gazetteer could not be looked at (${found}).`, load);
  const [loaded] = found;
  if (!loaded) return fail(about, 'The gazetteer is not loaded: nobody finds a place.', load);
  if (loaded.state.hash !== placesHash())
    return warn(about, `${loaded.value} places of another version of the gazetteer.`, load);
  return ok(about, `${loaded.value} of the gazetteer`);
}

const settings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.record(z.string(), z.unknown()),
  saml_enabled: z.boolean().optional(),
});

/** What the auth service tells everyone of its settings; the rest only a token of the project's owner reads. */
export async function lookAtAuth(installation: Installation): Promise<Finding[]> {
  const about = 'Sign-in';
  const where = '(docs/production.md, The auth service)';
  if (installation.isLocalStack)
    return [ok(about, "the local stack's own: it confirms addresses and mails the right links")];
  try {
    const answer = await ask(installation, installation.env.publishableKey, '/auth/v1/settings');
    const said = settings.safeParse(answer.body);
    if (!said.success)
      return [
        warn(
          about,
          `The settings could not be read (status ${answer.status}).`,
          `Compare them by hand ${where}.`,
        ),
      ];
    const { disable_signup, mailer_autoconfirm, external, saml_enabled } = said.data;
    const others = [
      ...Object.keys(external).filter((name) => name !== 'email' && external[name] === true),
      ...(saml_enabled ? ['saml'] : []),
    ];
    const findings = [
      ...(mailer_autoconfirm
        ? [
            failIf(
              installation.isPublic,
              about,
              'Addresses are not confirmed: anyone can sign up with an address of somebody else.',
              `Switch "Confirm email" on ${where}.`,
            ),
          ]
        : []),
      ...(disable_signup || external.email === false
        ? [
            failIf(
              installation.isPublic,
              about,
              'Nobody can sign up with an email address.',
              `Allow new users and email sign-in ${where}.`,
            ),
          ]
        : []),
      ...(others.length > 0
        ? [warn(about, `More ways in than the site has: ${others.join(', ')}.`, `Switch them off ${where}.`)]
        : []),
    ];
    return findings.length > 0 ? findings : [ok(about, 'by confirmed email addresses alone')];
  } catch (thrown) {
    return [warn(about, `The auth service cannot be reached (${reasonOf(thrown)}).`, 'Look at its log.')];
  }
}

/** Whether the shared cache answers, and makes room for what is new. */
export async function lookAtCache({ env }: Installation): Promise<Finding[]> {
  const about = 'Cache';
  if (!env.cacheUrl) return [];
  const client = await cacheClient(env.cacheUrl);
  try {
    let reason = '';
    client.on('error', (fault: Error) => {
      reason = reasonOf(fault);
    });
    await client.connect().catch((fault: Error) => {
      throw new Error(reason || fault.message);
    });
    const memory = await client.info('memory');
    const policy = /maxmemory_policy:([\w-]+)/.exec(memory)?.[1] ?? 'noeviction';
    if (/maxmemory:0\b/.test(memory) || policy === 'noeviction')
      return [
        warn(
          about,
          'The shared cache has no bound, or refuses what is new when it is full.',
          'Set maxmemory and maxmemory-policy allkeys-lru (docs/production.md, More than one process).',
        ),
      ];
    return [ok(about, 'answers')];
  } catch (thrown) {
    return [
      warn(
        about,
        `The shared cache does not answer (${reasonOf(thrown)}): one process learns of another’s changes up to a minute late.`,
        'Start the server of CACHE_URL, or correct the address.',
      ),
    ];
  } finally {
    client.disconnect();
  }
}
