// Builds places.tsv.gz from the packages in README.md, and the sample of points for tests/places/reverse.test.ts:
// npx node supabase/seed/places/build.ts
import { writePlaces } from './file.ts';
import { buildGazetteer } from './gazetteer.ts';
import { toRows } from './rows.ts';
import { writeSample } from './sample.ts';
import { readSources } from './sources.ts';

const sources = readSources();
const gazetteer = buildGazetteer(sources);
const rows = toRows(gazetteer, sources);
const bytes = writePlaces(rows);
writeSample(gazetteer, sources.zips);
const counts = Map.groupBy(rows, ({ kind }) => kind);
console.log(
  `${[...counts].map(([kind, members]) => `${kind}: ${members.length}`).join(', ')}; ${Math.round(bytes / 1024)} kB`,
);
