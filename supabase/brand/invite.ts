import path from 'node:path';
import { callSupabase, createInstallation } from '../doctor/installation.ts';
import { hasSupabaseVariables, loadEnvironment } from '../embedded/launcher/environment.ts';
import { getRunningStack } from '../embedded/launcher/running-stack.ts';

/**
 * `node supabase/brand/invite.ts <address>` invites the owner of an email address to create a company, on a site that
 * requires invitations, and prints the link to send. Uses the Supabase of the environment, else the local stack.
 */
const root = path.join(import.meta.dirname, '..', '..');
const [address = ''] = process.argv.slice(2);

try {
  const variables = loadEnvironment(root, process.env);
  const local = hasSupabaseVariables(variables) ? {} : getRunningStack(path.join(root, '.doorstep'));
  if (!local)
    throw new Error('No Supabase is configured and no local stack is running. Run npm start first.');
  const installation = createInstallation({ ...local, ...variables });
  const { siteUrl, secretKey } = installation.env;
  const { status, body } = await callSupabase(installation, secretKey, '/rest/v1/rpc/invite_employer', {
    body: { address },
  });
  if (status >= 300)
    throw new Error(
      status === 400
        ? 'Usage: node supabase/brand/invite.ts baker@example.com'
        : `The database responded with ${status}: ${JSON.stringify(body)}`,
    );
  console.log(
    `${address} can create a company within 30 days, with an account for that address.\nSend this link: ${siteUrl}/register?from=%2Fpost-job`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
