import { checkConfiguration } from './configuration.ts';
import {
  checkCases,
  checkClock,
  checkMigrations,
  checkScheduler,
  checkSessionGuard,
  checkVersion,
  describeDatabase,
} from './database.ts';
import type { Finding } from './finding.ts';
import { checkHostedAuth } from './hosted-auth.ts';
import type { Installation } from './installation.ts';
import { checkContacts, checkMailServer, checkSender } from './mail.ts';
import { checkSecrets } from './secrets.ts';
import { checkAuth, checkBuckets, checkCache, checkPlaces, checkSupabase } from './services.ts';
import { checkAddress, checkClaims, checkProxy, checkResponse, checkScanner, checkTiles } from './site.ts';

/** The checks that a site must pass before it starts. */
export async function runEssentialChecks(installation: Installation): Promise<Finding[]> {
  const [supabase, { database, finding }] = await Promise.all([
    checkSupabase(installation),
    describeDatabase(installation),
  ]);
  const secrets = checkSecrets(installation);
  const ownFindings = [checkAddress(installation), ...secrets, checkSender(installation)];
  if (!database) return [supabase, ...(supabase.state === 'fail' ? [] : [finding]), ...ownFindings];
  return [
    supabase,
    finding,
    checkVersion(database),
    checkMigrations(database, installation),
    checkClock(database),
    await checkBuckets(installation),
    await checkPlaces(installation),
    ...ownFindings,
  ];
}

/** All checks: the essential ones, and those of a running site. */
export async function runAllChecks(installation: Installation): Promise<Finding[]> {
  const [essentials, { database }, ...others] = await Promise.all([
    runEssentialChecks(installation),
    describeDatabase(installation),
    checkAuth(installation),
    checkHostedAuth(installation),
    checkMailServer(installation),
    checkResponse(installation),
    checkTiles(installation),
    checkScanner(installation),
    checkCache(installation),
  ]);
  return [
    ...essentials,
    ...(database
      ? [
          checkSessionGuard(database),
          checkScheduler(database, installation.isPublic),
          checkCases(database),
          await checkConfiguration(installation),
        ]
      : []),
    ...others.flat(),
    ...checkContacts(installation),
    checkProxy(installation),
    checkClaims(installation),
  ];
}
