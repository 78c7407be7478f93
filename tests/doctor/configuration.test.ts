import { expect, test } from 'vitest';
import { keptSettings } from '../../lib/brand/kept-settings.ts';
import { lookAtConfiguration } from '../../supabase/doctor/configuration.ts';
import { installationOf } from '../../supabase/doctor/installation.ts';
import { variable } from '../support/environment.ts';

const look = async (wanted?: Record<string, number>, more: Record<string, string> = {}) => {
  const variables = {
    NEXT_PUBLIC_SUPABASE_URL: variable('NEXT_PUBLIC_SUPABASE_URL'),
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: variable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
    SUPABASE_SECRET_KEY: variable('SUPABASE_SECRET_KEY'),
    ...more,
  };
  const { state, says } = await lookAtConfiguration(installationOf(variables), wanted);
  return [state, says];
};

test('a database that goes by this configuration is fine, and by another is a warning', async () => {
  expect(await look()).toEqual(['ok', 'the database goes by doorstep.config.ts']);
  const { talents, default_radius_km: radius } = keptSettings;
  expect(await look({ ...keptSettings, talents: 1 - talents, default_radius_km: radius + 1 })).toEqual([
    'warn',
    expect.stringMatching(
      new RegExp(
        `another doorstep\\.config\\.ts than this one: (talents is ${talents}, not ${1 - talents}|default_radius_km is ${radius}, not ${radius + 1})`,
      ),
    ),
  ]);
});

test('a setting that the database lacks, and one that may not be read, are told too', async () => {
  expect(await look({ ...keptSettings, of_tomorrow: 1 })).toEqual([
    'warn',
    expect.stringContaining('of_tomorrow is missing'),
  ]);
  const key = variable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY');
  expect((await look(undefined, { SUPABASE_SECRET_KEY: key }))[0]).toBe('warn');
});
