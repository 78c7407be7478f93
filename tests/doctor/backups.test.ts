import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lookAtBackups } from '../../supabase/doctor/backups.ts';

test('a nightly backup that is missing or old is a warning', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (hour: string) => Date.parse(`2026-11-${hour}:00:00.000Z`);
  const said = (now: number) => {
    const { state, says } = lookAtBackups(folder, now);
    return [state, says];
  };
  expect(said(at('20T03'))).toEqual(['warn', `There is none in ${folder}.`]);
  mkdirSync(path.join(folder, 'doorstep-2026-11-19T03-15-00-000Z'));
  mkdirSync(path.join(folder, 'doorstep-2026-11-21T03-15-00-000Z.unfinished'));
  mkdirSync(path.join(folder, 'doorstep-2026-11-20T03-15-00-000Z'));
  expect(said(at('21T03'))).toEqual(['ok', `the newest is 24 hours old, in ${folder}`]);
  expect(said(at('21T10'))).toEqual(['warn', `The newest in ${folder} is 31 hours old.`]);
});
