import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Leaflet draws maps itself, and its marks are elements that it asks for. */
const drawn = sources.filter(
  ({ file }) => /^(app|components)\//.test(file) && !file.startsWith('components/map/'),
);

/** Each with what to do instead, and the files that may. */
const rules: readonly { name: string; found: RegExp; instead: string; except?: readonly string[] }[] = [
  {
    name: 'dangerouslySetInnerHTML',
    found: /\bdangerouslySetInnerHTML\b/,
    instead:
      'Write JSX. Only structured data for search engines is a script whose text React does not escape.',
    except: ['components/seo/structured-data.tsx'],
  },
  {
    name: 'innerHTML',
    found: /\.(?:inner|outer)HTML\b|\.insertAdjacentHTML\b/,
    instead: 'Keep what changes in state and write JSX.',
  },
  {
    name: 'MutationObserver',
    found: /\bMutationObserver\b/,
    instead: 'Draw a component where the element is; several share a store by useSyncExternalStore.',
  },
  {
    name: 'document.querySelector',
    found: /\bdocument\.querySelector(?:All)?\b/,
    instead: 'Hold the element by a ref, or pass what it says as a prop.',
  },
  {
    name: 'document.createElement',
    found: /\bdocument\.createElement\b/,
    instead: 'Write JSX, which can be state, a portal or a component; an OffscreenCanvas needs no document.',
  },
  {
    name: 'require',
    found: /\brequire\(/,
    instead: 'Import it, or load it by next/dynamic where it is heavy.',
  },
  {
    name: 'flushSync',
    found: /\bflushSync\b/,
    instead: 'Do what follows a rendering in an effect.',
  },
];

test.each(rules)('React draws what people see, without $name', ({ found, instead, except = [] }) => {
  const files = drawn.flatMap(({ file, text }) => (found.test(text) && !except.includes(file) ? [file] : []));
  expect(files, `${instead}\n${files.join('\n')}`).toEqual([]);
});
