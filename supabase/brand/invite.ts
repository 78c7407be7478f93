import path from 'node:path';
import { ask, installationOf } from '../doctor/installation.ts';
import { namesSupabase, readEnvironment } from '../embedded/launcher/environment.ts';
import { runningStack } from '../embedded/launcher/running-stack.ts';

/**
 * `node supabase/brand/invite.ts <address>`: lets the owner of the address found a company on a site where that takes an invitation, and
 * prints the link to send. Of the Supabase that the environment names, else of the local stack.
 */
const root = path.join(import.meta.dirname, '..', '..');
const [address = ''] = process.argv.slice(2);

try {
  const given = readEnvironment(root, process.env);
  const local = namesSupabase(given) ? {} : runningStack(path.join(root, '.doorstep'));
  if (!local) throw new Error('No Supabase is named, and no local stack runs: npm start first.');
  const installation = installationOf({ ...local, ...given });
  const { siteUrl, secretKey } = installation.env;
  const { status, body } = await ask(installation, secretKey, '/rest/v1/rpc/invite_employer', {
    body: { address },
  });
  if (status >= 300)
    throw new Error(
      status === 400
        ? 'Say whom to invite: node supabase/brand/invite.ts baker@example.com'
        : `The database answered ${status}: ${JSON.stringify(body)}`,
    );
  console.log(
    `${address} may found a company within 30 days, with an account of that address. Send them this link:\n${siteUrl}/register?from=%2Fpost-job`,
  );
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
