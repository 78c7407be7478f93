import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as brand from '../../doorstep.config.ts';
import { findBrandErrors } from '../../lib/brand/check-brand.ts';
import { findStaleFiles, generateBrandFiles } from './files.ts';
import { findHardcodedBranding } from './scan.ts';

const root = path.join(import.meta.dirname, '..', '..');
const isCheck = process.argv.includes('--check');

const errors = findBrandErrors(brand).map((message) => `doorstep.config.ts: ${message}`);
if (errors.length === 0 && !isCheck)
  for (const [file, content] of Object.entries(await generateBrandFiles()))
    writeFileSync(path.join(root, file), content);
if (errors.length === 0) {
  errors.push(
    ...(await findStaleFiles()).map(
      (file) => `${file} differs from the configuration; run node supabase/brand/cli.ts`,
    ),
  );
  errors.push(...findHardcodedBranding());
}
for (const message of errors) console.error(message);
console.log(
  errors.length === 0
    ? 'All brand texts and colors come from doorstep.config.ts.'
    : `${errors.length} errors.`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
