import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Without components/map, because Leaflet draws maps itself and needs its markers as DOM elements. */
const reactSources = sources.filter(
  ({ file }) => /^(app|components)\//.test(file) && !file.startsWith('components/map/'),
);

/** Each pattern has an alternative, and the files where it is allowed. */
const rules: readonly { name: string; found: RegExp; instead: string; except?: readonly string[] }[] = [
  {
    name: 'dangerouslySetInnerHTML',
    found: /\bdangerouslySetInnerHTML\b/,
    instead:
      'Write JSX. Only structured data for search engines is a script, whose text React does not escape.',
    except: ['components/seo/json-ld.tsx'],
  },
  {
    name: 'innerHTML',
    found: /\.(?:inner|outer)HTML\b|\.insertAdjacentHTML\b/,
    instead: 'Keep changing data in state and write JSX.',
  },
  {
    name: 'MutationObserver',
    found: /\bMutationObserver\b/,
    instead: 'Render a component where the element is; several share a store with useSyncExternalStore.',
  },
  {
    name: 'document.querySelector',
    found: /\bdocument\.querySelector(?:All)?\b/,
    instead: 'Use a ref, or pass the data as a prop.',
  },
  {
    name: 'document.createElement',
    found: /\bdocument\.createElement\b/,
    instead: 'Write JSX, with state, a portal or a component; an OffscreenCanvas needs no document.',
  },
  {
    name: 'require',
    found: /\brequire\(/,
    instead: 'Import it, or load it with next/dynamic if it is large.',
  },
  {
    name: 'flushSync',
    found: /\bflushSync\b/,
    instead: 'Run code after a render in an effect.',
  },
];

test.each(rules)('components do not use $name', ({ found, instead, except = [] }) => {
  const files = reactSources.flatMap(({ file, text }) =>
    found.test(text) && !except.includes(file) ? [file] : [],
  );
  expect(files, `${instead}\n${files.join('\n')}`).toEqual([]);
});
