import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './sources.ts';
import { textsIn } from './texts-in-code.ts';

/** A brand says its tagline itself; what only machines and whoever runs the site read (configuration, headers, feeds), and names that no language translates. */
const needsNoTranslation =
  /^lib\/(messages|brand)\/|^lib\/(env|log|metrics)\.ts$|^lib\/(cache|http|seo|supabase|scheduled-work)\/|^app\/.*\/route\.ts$|^app\/api\/|\/(us-states|pay-laws|excluding-words|nominatim-answer)\.ts$/;

test('what people read is in the catalogues of lib/messages/', () => {
  const inPlace = sources
    .filter(({ file }) => !needsNoTranslation.test(file))
    .flatMap(({ file }) =>
      textsIn(readFileSync(path.join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
    );
  expect(inPlace, `Move it to lib/messages/en/<room>/<screen>.ts:\n${inPlace.join('\n')}`).toEqual([]);
});

test('how long a field may be is said in one sentence, with the number of its rule', () => {
  const repeated = sources
    .filter(({ file }) => file.startsWith('lib/messages/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/'(Please use at most \d+ characters)'/g)].map(([said]) => `${file}: ${said}`),
    );
  expect(repeated, 'Leave it to the fields of lib/forms/fields.ts.').toEqual([]);
});

test('text is seen wherever it is written', () => {
  const seen = textsIn(
    `const a = <p aria-label="One" className="Two three">Four {\`Five \${a} six\`}</p>;
    const b = { message: 'Seven eight', key: 'nine ten', kind: 'Eleven' };
    throw new Error('Twelve thirteen');`,
    'a.tsx',
  );
  expect(seen).toEqual(['One', 'Four', 'Five … six', 'Seven eight']);
});
