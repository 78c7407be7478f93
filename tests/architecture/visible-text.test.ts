import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './sources.ts';
import { findTexts } from './texts-in-code.ts';

/**
 * A brand has its own tagline. Configuration, headers and feeds are for machines or the operator, and some names are
 * the same in all languages.
 */
const needsNoTranslation =
  /^lib\/(messages|brand)\/|^lib\/(env|log|metrics)\.ts$|^lib\/(cache|http|seo|supabase|scheduled-work)\/|^app\/.*\/route\.ts$|^app\/api\/|\/(us-states|pay-laws|discriminatory-words|nominatim-response)\.ts$/;

test('visible text is in the catalogs of lib/messages/', () => {
  const hardCoded = sources
    .filter(({ file }) => !needsNoTranslation.test(file))
    .flatMap(({ file }) =>
      findTexts(readFileSync(path.join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
    );
  expect(hardCoded, `Move it to lib/messages/en/<room>/<screen>.ts:\n${hardCoded.join('\n')}`).toEqual([]);
});

test('no catalog repeats the error message for a maximum length', () => {
  const repeated = sources
    .filter(({ file }) => file.startsWith('lib/messages/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/'(Please use at most \d+ characters)'/g)].map(
        ([sentence]) => `${file}: ${sentence}`,
      ),
    );
  expect(repeated, 'Use the fields of lib/forms/fields.ts.').toEqual([]);
});

test('findTexts finds markup, attributes, templates and sentences, but not errors', () => {
  const found = findTexts(
    `const a = <p aria-label="One" className="Two three">Four {\`Five \${a} six\`}</p>;
    const b = { message: 'Seven eight', key: 'nine ten', kind: 'Eleven' };
    throw new Error('Twelve thirteen');`,
    'a.tsx',
  );
  expect(found).toEqual(['One', 'Four', 'Five … six', 'Seven eight']);
});
