import { z } from 'zod';
import { keptSettings } from '../../lib/brand/kept-settings.ts';
import { type Finding, ok, warn } from './finding.ts';
import { type Installation, list } from './installation.ts';

const about = 'Configuration';

/** Whether the database goes by this checkout's `doorstep.config.ts`, of which a site tells it when it starts. */
export async function lookAtConfiguration(
  installation: Installation,
  wanted: Record<string, number> = keptSettings,
): Promise<Finding> {
  const found = await list(
    installation,
    `/rest/v1/settings?select=key,value&key=in.(${Object.keys(wanted)})`,
    z.object({ key: z.string(), value: z.number() }),
  );
  if (typeof found === 'string')
    return warn(
      about,
      `The settings could not be looked at (${found}).`,
      'See the lines about the database.',
    );
  const kept = new Map(found.map(({ key, value }) => [key, value]));
  const others = Object.entries(wanted).filter(([key, value]) => kept.get(key) !== value);
  if (others.length === 0) return ok(about, 'the database goes by doorstep.config.ts');
  const said = others.map(([key, value]) => `${key} is ${kept.get(key) ?? 'missing'}, not ${value}`);
  return warn(
    about,
    `The database goes by another doorstep.config.ts than this one: ${said.join(', ')}.`,
    'Start the site anew: it tells the database. Where it comes back, a site with another configuration runs on this database.',
  );
}
