import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as brand from '../../doorstep.config.ts';
import { brandFaults } from '../../lib/brand/check-brand.ts';
import { brandFiles, staleFiles } from './files.ts';
import { placesPastConfiguration } from './scan.ts';

const root = path.join(import.meta.dirname, '..', '..');
const isCheck = process.argv.includes('--check');

const faults = brandFaults(brand).map((fault) => `doorstep.config.ts: ${fault}`);
if (faults.length === 0 && !isCheck)
  for (const [file, content] of Object.entries(await brandFiles()))
    writeFileSync(path.join(root, file), content);
if (faults.length === 0) {
  faults.push(
    ...(await staleFiles()).map(
      (file) => `${file}: not written from the configuration; run: node supabase/brand/cli.ts`,
    ),
  );
  faults.push(...placesPastConfiguration());
}
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? 'Everything that shows a brand reads doorstep.config.ts.'
    : `${faults.length} to mend.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
