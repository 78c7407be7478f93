import { describe, expect, test } from 'vitest';
import { canImport, foundationRooms, layers, listRooms } from './rooms.ts';
import { findSource, getRoom, type Import, type Source, sources } from './sources.ts';

describe('imports follow the layers', () => {
  testImportRule(
    'app -> components -> lib, never back',
    'Pass data of a page as a prop or an argument; move shared code down.',
    ({ file }, { to }) =>
      (file.startsWith('lib/') && /^(components|app)\//.test(to)) ||
      (file.startsWith('components/') && to.startsWith('app/')),
  );

  testImportRule(
    'components/{ui,forms,seo} import no business logic',
    'Components for jobs or places belong in components/<room>; these are for any product.',
    ({ file }, { to }) => {
      const room = getRoom(to, 'lib');
      return (
        /^components\/(ui|forms|seo)\//.test(file) && room !== undefined && !foundationRooms.includes(room)
      );
    },
  );

  testImportRule(
    'the files at the top of lib import no folder except the catalogs',
    'They are below every room: pass data from a room as an argument, or move the file into the room.',
    ({ file }, { to }) => /^lib\/[^/]+$/.test(file) && ![undefined, 'messages'].includes(getRoom(to, 'lib')),
  );

  for (const layer of layers)
    testImportRule(
      `rooms of ${layer} import only from lower levels`,
      'The levels are listed in tests/architecture/rooms.ts. Pass an argument, compose two rooms in a page of app, or move the file to its room.',
      ({ file }, { to }) => {
        const [room, other] = [getRoom(file, layer), getRoom(to, layer)];
        return room !== undefined && other !== undefined && !canImport(layer, room, other);
      },
    );

  test('every folder of lib and components has a level', () => {
    const unlisted = layers.flatMap((layer) => {
      const folders = sources.flatMap(({ file }) => getRoom(file, layer) ?? []);
      return [...new Set(folders)].filter((room) => !listRooms(layer).includes(room));
    });
    expect(unlisted, 'Add the room to tests/architecture/rooms.ts, above all rooms that it imports.').toEqual(
      [],
    );
  });

  test('no room has more than 40 files', () => {
    // A language's folder has a folder for each room.
    const own = sources.filter(({ file }) => !file.startsWith('lib/messages/'));
    const sizes = Object.groupBy(own, ({ file }) => file.split('/').slice(0, 2).join('/'));
    const crowded = Object.entries(sizes).flatMap(([room, files = []]) =>
      /^(lib|components)\//.test(room) && files.length > 40 ? [`${room}: ${files.length} files`] : [],
    );
    expect(crowded, 'Look for two ideas in it, and move the second one to its own room.').toEqual([]);
  });

  test('files have no circular imports, including types', () => {
    expect(findCycles(), 'Move the shared code into its own file, below both.').toEqual([]);
  });
});

/** Groups of files that import each other, directly or indirectly (Tarjan's strongly connected components). */
function findCycles(): string[] {
  const order = new Map<string, { index: number; low: number }>();
  const open: string[] = [];
  const found: string[] = [];
  const visit = (source: Source) => {
    const own = { index: order.size, low: order.size };
    order.set(source.file, own);
    open.push(source.file);
    for (const { to } of source.imports) {
      const imported = findSource(to);
      if (!imported) continue;
      const other = order.get(imported.file) ?? visit(imported);
      if (open.includes(imported.file)) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const circle = open.splice(open.indexOf(source.file));
      if (circle.length > 1) found.push(circle.join(' <-> '));
    }
    return own;
  };
  for (const source of sources) if (!order.has(source.file)) visit(source);
  return found;
}

describe('each external package is imported in one place', () => {
  testImportRule(
    '@supabase/* is imported in lib/supabase',
    'Use viewerClient, publicClient or serviceClient, and the types of @/lib/supabase/types.',
    ({ file }, { to }) => to.startsWith('@supabase/') && !file.startsWith('lib/supabase/'),
  );

  testImportRule(
    'leaflet is imported in components/map',
    'A map loads on demand and has 40 kB: use the islands of components/map.',
    ({ file }, { to }) =>
      /^(react-)?leaflet($|\/)|^supercluster$/.test(to) && !file.startsWith('components/map/'),
  );

  testImportRule(
    'the product imports nothing of the local stack, seeds and tests',
    'The product only has a Supabase URL.',
    (_source, { to }) => /^(supabase|tests|e2e)\//.test(to),
  );
});

/** Fails with the advice and a line for each import that the rule forbids. */
function testImportRule(
  name: string,
  advice: string,
  isForbidden: (source: Source, imported: Import) => boolean,
): void {
  test(name, () => {
    const broken = sources.flatMap((source) =>
      source.imports
        .filter((imported) => isForbidden(source, imported))
        .map(({ to }) => `${source.file} -> ${to}`),
    );
    expect(broken, `${advice}\n${broken.join('\n')}`).toEqual([]);
  });
}
