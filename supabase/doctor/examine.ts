import { lookAtConfiguration } from './configuration.ts';
import {
  askDatabase,
  lookAtCases,
  lookAtClock,
  lookAtGuard,
  lookAtMigrations,
  lookAtScheduler,
  lookAtVersion,
} from './database.ts';
import type { Finding } from './finding.ts';
import { lookAtHostedAuth } from './hosted-auth.ts';
import type { Installation } from './installation.ts';
import { lookAtContacts, lookAtMailServer, lookAtSender } from './mail.ts';
import { lookAtSecrets } from './secrets.ts';
import { lookAtAuth, lookAtBuckets, lookAtCache, lookAtPlaces, lookAtSupabase } from './services.ts';
import {
  lookAtAddress,
  lookAtAnswer,
  lookAtClaims,
  lookAtProxy,
  lookAtScanner,
  lookAtTiles,
} from './site.ts';

/** What a site cannot do without, and can be looked at before it runs. */
export async function examineEssentials(installation: Installation): Promise<Finding[]> {
  const [supabase, { database, finding }] = await Promise.all([
    lookAtSupabase(installation),
    askDatabase(installation),
  ]);
  const secrets = lookAtSecrets(installation);
  const own = [lookAtAddress(installation), ...secrets, lookAtSender(installation)];
  if (!database) return [supabase, ...(supabase.state === 'fail' ? [] : [finding]), ...own];
  return [
    supabase,
    finding,
    lookAtVersion(database),
    lookAtMigrations(database, installation),
    lookAtClock(database),
    await lookAtBuckets(installation),
    await lookAtPlaces(installation),
    ...own,
  ];
}

/** Everything: the essentials, and what can only be seen, or only matters, once the site runs. */
export async function examine(installation: Installation): Promise<Finding[]> {
  const [essentials, { database }, ...others] = await Promise.all([
    examineEssentials(installation),
    askDatabase(installation),
    lookAtAuth(installation),
    lookAtHostedAuth(installation),
    lookAtMailServer(installation),
    lookAtAnswer(installation),
    lookAtTiles(installation),
    lookAtScanner(installation),
    lookAtCache(installation),
  ]);
  return [
    ...essentials,
    ...(database
      ? [
          lookAtGuard(database),
          lookAtScheduler(database, installation.isPublic),
          lookAtCases(database),
          await lookAtConfiguration(installation),
        ]
      : []),
    ...others.flat(),
    ...lookAtContacts(installation),
    lookAtProxy(installation),
    lookAtClaims(installation),
  ];
}
