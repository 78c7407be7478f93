import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './sources.ts';
import { textsIn } from './texts-in-code.ts';

/** Rooms with text in place. One whose text has moved to `lib/messages/<language>/<room>.ts` leaves the list; none joins it. */
const stillInPlace: readonly string[] = [
  'alerts',
  'applications',
  'auth',
  'employment',
  'forms',
  'jobs',
  'lib',
  'places',
  'postings',
  'profile',
  'saved',
  'talents',
  'ui',
];

/** What only machines and whoever runs the site read (configuration, headers, feeds), and names that no language translates. */
const needsNoTranslation =
  /^lib\/messages\/|^lib\/(env|log)\.ts$|^lib\/(cache|http|seo|supabase|scheduled-work)\/|^app\/.*\/route\.tsx?$|^app\/api\/|\/(us-states|pay-laws|excluding-words)\.ts$/;

const found = Map.groupBy(
  sources
    .filter(({ file }) => !needsNoTranslation.test(file))
    .flatMap(({ file }) =>
      textsIn(readFileSync(path.join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
    ),
  roomOf,
);

test('what people read is in the catalogues of lib/messages/', () => {
  const outside = [...found].filter(([room]) => !stillInPlace.includes(room)).flatMap(([, texts]) => texts);
  expect(outside, `Move it to lib/messages/en/<room>.ts:\n${outside.join('\n')}`).toEqual([]);
});

test('a room whose text has moved leaves the list', () => {
  expect(stillInPlace.filter((room) => !found.has(room))).toEqual([]);
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

/** 'alerts' for components/alerts and lib/alerts, 'app' for the pages, 'lib' for the files at its top. */
function roomOf(file: string): string {
  const [layer = '', room = '', ...rest] = file.replace(/:.*/s, '').split('/');
  return layer === 'app' || rest.length === 0 ? layer : room;
}
