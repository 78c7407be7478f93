import { expect, test } from 'vitest';
import { databaseSettings } from '../../lib/brand/database-settings.ts';
import { checkConfiguration } from '../../supabase/doctor/configuration.ts';
import { createInstallation } from '../../supabase/doctor/installation.ts';
import { requireVariable } from '../support/environment.ts';

const runCheck = async (expected?: Record<string, number>, more: Record<string, string> = {}) => {
  const variables = {
    NEXT_PUBLIC_SUPABASE_URL: requireVariable('NEXT_PUBLIC_SUPABASE_URL'),
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: requireVariable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
    SUPABASE_SECRET_KEY: requireVariable('SUPABASE_SECRET_KEY'),
    ...more,
  };
  const { state, message } = await checkConfiguration(createInstallation(variables), expected);
  return [state, message];
};

test('warns of a database with other settings than this configuration', async () => {
  expect(await runCheck()).toEqual(['ok', 'the database has the settings of doorstep.config.ts']);
  const { talents, default_radius_km: radius } = databaseSettings;
  expect(
    await runCheck({ ...databaseSettings, talents: 1 - talents, default_radius_km: radius + 1 }),
  ).toEqual([
    'warn',
    expect.stringMatching(
      new RegExp(
        `a different doorstep\\.config\\.ts: (talents is ${talents}, not ${1 - talents}|default_radius_km is ${radius}, not ${radius + 1})`,
      ),
    ),
  ]);
});

test('warns of missing and unreadable settings', async () => {
  expect(await runCheck({ ...databaseSettings, of_tomorrow: 1 })).toEqual([
    'warn',
    expect.stringContaining('of_tomorrow is missing'),
  ]);
  const key = requireVariable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY');
  expect((await runCheck(undefined, { SUPABASE_SECRET_KEY: key }))[0]).toBe('warn');
});
