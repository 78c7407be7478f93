import { z } from 'zod';
import { databaseSettings } from '../../lib/brand/database-settings.ts';
import { type Finding, ok, warn } from './finding.ts';
import { type Installation, listRows } from './installation.ts';

const about = 'Configuration';

/** Whether the database has the settings of this checkout's `doorstep.config.ts`, which a site saves when it starts. */
export async function checkConfiguration(
  installation: Installation,
  expected: Record<string, number> = databaseSettings,
): Promise<Finding> {
  const found = await listRows(
    installation,
    `/rest/v1/settings?select=key,value&key=in.(${Object.keys(expected)})`,
    z.object({ key: z.string(), value: z.number() }),
  );
  if (typeof found === 'string')
    return warn(about, `The settings could not be read (${found}).`, 'See the findings about the database.');
  const stored = new Map(found.map(({ key, value }) => [key, value]));
  const mismatches = Object.entries(expected).filter(([key, value]) => stored.get(key) !== value);
  if (mismatches.length === 0) return ok(about, 'the database has the settings of doorstep.config.ts');
  const differences = mismatches.map(
    ([key, value]) => `${key} is ${stored.get(key) ?? 'missing'}, not ${value}`,
  );
  return warn(
    about,
    `The database has the settings of a different doorstep.config.ts: ${differences.join(', ')}.`,
    'Restart the site, which saves its settings. If this warning returns, a site with a different configuration uses this database.',
  );
}
