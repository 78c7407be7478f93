import { z } from 'zod';
import { createCacheClient } from '../../lib/cache/cache-client.mjs';
import { placesHash } from '../seed/places/file.ts';
import { type Finding, fail, failIf, getReason, ok, warn } from './finding.ts';
import { callSupabase, type Installation, listRows } from './installation.ts';

/** Whether an anonymous query reaches the database, with the configured address and publishable key. */
export async function checkSupabase(installation: Installation): Promise<Finding> {
  const about = 'Supabase';
  const { supabaseUrl, publishableKey } = installation.env;
  try {
    const response = await callSupabase(installation, publishableKey, '/rest/v1/rpc/is_job_open', {
      body: { job_id: '00000000-0000-0000-0000-000000000000' },
    });
    if (response.status === 200) return ok(about, `responds at ${supabaseUrl} in ${response.durationMs} ms`);
    if (response.status === 401 || response.status === 403)
      return fail(
        about,
        `${supabaseUrl} rejects NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY.`,
        'Copy the publishable key of that project (Settings > API keys), and build again.',
      );
    if (response.status === 404)
      return fail(
        about,
        `${supabaseUrl} responds, but its database does not have the Doorstep schema.`,
        'Apply the migrations: `npx supabase db push --remote` (docs/production.md, Database).',
      );
    return fail(
      about,
      `${supabaseUrl} responds with ${response.status}.`,
      'Check the log of the Supabase API.',
    );
  } catch (error) {
    return fail(
      about,
      `${supabaseUrl} cannot be reached (${getReason(error)}).`,
      'Check NEXT_PUBLIC_SUPABASE_URL, that the project is not paused, and the network in between.',
    );
  }
}

const buckets = [
  { id: 'applications', public: false },
  { id: 'companies', public: true },
];

/** Whether the bucket of CVs is private and that of logos public. */
export async function checkBuckets(installation: Installation): Promise<Finding> {
  const about = 'Files';
  const found = await listRows(
    installation,
    '/storage/v1/bucket',
    z.object({ id: z.string(), public: z.boolean() }),
  );
  if (typeof found === 'string')
    return fail(
      about,
      `The buckets could not be listed (${found}).`,
      'Check the log of the storage service.',
    );
  for (const expected of buckets) {
    const bucket = found.find(({ id }) => id === expected.id);
    if (!bucket)
      return fail(
        about,
        `The bucket ${expected.id} is missing.`,
        'Apply the migrations: `npx supabase db push --remote`.',
      );
    if (bucket.public !== expected.public)
      return fail(
        about,
        `The bucket ${expected.id} is ${bucket.public ? 'public: anyone can read CVs' : 'private: logos are not shown'}.`,
        `Make it ${expected.public ? 'public' : 'private'} (Storage > ${expected.id} > Edit bucket).`,
      );
  }
  return ok(about, 'CVs are private, logos public');
}

/** Whether the gazetteer is loaded, in this checkout's version; without it no place is found. */
export async function checkPlaces(installation: Installation): Promise<Finding> {
  const about = 'Places';
  const fix =
    '`DATABASE_URL=<url> npx node supabase/seed/places/cli.ts` loads them (docs/production.md, Database).';
  const found = await listRows(
    installation,
    '/rest/v1/settings?key=eq.places&select=value,state',
    z.object({ value: z.number(), state: z.object({ hash: z.string() }) }),
  );
  if (typeof found === 'string') return fail(about, `The gazetteer could not be read (${found}).`, fix);
  const [loaded] = found;
  if (!loaded) return fail(about, 'The gazetteer is not loaded: no place can be found.', fix);
  if (loaded.state.hash !== placesHash())
    return warn(about, `The gazetteer is loaded in another version (${loaded.value} places).`, fix);
  return ok(about, `${loaded.value} loaded`);
}

const settingsSchema = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.record(z.string(), z.unknown()),
  saml_enabled: z.boolean().optional(),
});

/** Checks the public settings of the auth service; `checkHostedAuth` checks the private settings. */
export async function checkAuth(installation: Installation): Promise<Finding[]> {
  const about = 'Sign-in';
  const docs = '(docs/production.md, The auth service)';
  if (installation.isLocalStack)
    return [ok(about, 'by the local stack, which confirms addresses and emails the right links')];
  try {
    const response = await callSupabase(installation, installation.env.publishableKey, '/auth/v1/settings');
    const parsed = settingsSchema.safeParse(response.body);
    if (!parsed.success)
      return [
        warn(
          about,
          `The settings could not be read (status ${response.status}).`,
          `Compare them by hand ${docs}.`,
        ),
      ];
    const { disable_signup, mailer_autoconfirm, external, saml_enabled } = parsed.data;
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
              'Addresses are not confirmed: anyone can sign up with the address of someone else.',
              `Turn on "Confirm email" ${docs}.`,
            ),
          ]
        : []),
      ...(disable_signup || external.email === false
        ? [
            failIf(
              installation.isPublic,
              about,
              'No one can sign up with an email address.',
              `Allow new users and email sign-in ${docs}.`,
            ),
          ]
        : []),
      ...(others.length > 0
        ? [
            warn(
              about,
              `The auth service also allows sign-in with ${others.join(', ')}, which the site does not offer.`,
              `Turn it off ${docs}.`,
            ),
          ]
        : []),
    ];
    return findings.length > 0 ? findings : [ok(about, 'only with confirmed email addresses')];
  } catch (error) {
    return [warn(about, `The auth service cannot be reached (${getReason(error)}).`, 'Check its log.')];
  }
}

/** Whether the shared cache responds and evicts old entries. */
export async function checkCache({ env }: Installation): Promise<Finding[]> {
  const about = 'Cache';
  if (!env.cacheUrl) return [];
  const client = await createCacheClient(env.cacheUrl);
  try {
    let reason = '';
    client.on('error', (error: Error) => {
      reason = getReason(error);
    });
    await client.connect().catch((error: Error) => {
      throw new Error(reason || error.message);
    });
    const memory = await client.info('memory');
    const policy = /maxmemory_policy:([\w-]+)/.exec(memory)?.[1] ?? 'noeviction';
    if (/maxmemory:0\b/.test(memory) || policy === 'noeviction')
      return [
        warn(
          about,
          'The shared cache has no memory limit, or rejects new entries when it is full.',
          'Set maxmemory and maxmemory-policy allkeys-lru (docs/production.md, More than one process).',
        ),
      ];
    return [ok(about, 'responds')];
  } catch (error) {
    return [
      warn(
        about,
        `The shared cache does not respond (${getReason(error)}): a change reaches the other processes up to a minute late.`,
        'Start the server of CACHE_URL, or correct the address.',
      ),
    ];
  } finally {
    client.disconnect();
  }
}
