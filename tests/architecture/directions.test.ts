import { describe, expect, test } from 'vitest';
import { foundations, layers, mayKnow, roomsOf } from './rooms.ts';
import { type Import, roomOf, type Source, sourceOf, sources } from './sources.ts';

describe('imports go one way', () => {
  rule(
    'app -> components -> lib, never back',
    'A component or a rule that needs something of a page takes it as a prop or an argument; move what both need down.',
    ({ file }, { to }) =>
      (file.startsWith('lib/') && /^(components|app)\//.test(to)) ||
      (file.startsWith('components/') && to.startsWith('app/')),
  );

  rule(
    'components/{ui,forms,seo} know no business',
    'What knows about jobs or places lies in components/<room>; these are for any product.',
    ({ file }, { to }) => {
      const room = roomOf(to, 'lib');
      return /^components\/(ui|forms|seo)\//.test(file) && room !== undefined && !foundations.includes(room);
    },
  );

  rule(
    'the files at the top of lib know no folder but the catalogues',
    'They stand below every room and are for everybody: a room hands them what they need, or takes the file in.',
    ({ file }, { to }) => /^lib\/[^/]+$/.test(file) && ![undefined, 'messages'].includes(roomOf(to, 'lib')),
  );

  for (const layer of layers)
    rule(
      `rooms of ${layer} know only of rooms on the floors below`,
      'The floors are listed in tests/architecture/rooms.ts. Pass what you need as an argument, compose two rooms in a page of app, or move the file to the room that it is about.',
      ({ file }, { to }) => {
        const [room, other] = [roomOf(file, layer), roomOf(to, layer)];
        return room !== undefined && other !== undefined && !mayKnow(layer, room, other);
      },
    );

  test('every folder of lib and components has its floor', () => {
    const unlisted = layers.flatMap((layer) => {
      const folders = sources.flatMap(({ file }) => roomOf(file, layer) ?? []);
      return [...new Set(folders)].filter((room) => !roomsOf(layer).includes(room));
    });
    expect(unlisted, 'Add the room to tests/architecture/rooms.ts, above all that it imports.').toEqual([]);
  });

  test('no room is larger than one can hold in the head', () => {
    // A language's folder holds a folder per room.
    const own = sources.filter(({ file }) => !file.startsWith('lib/messages/'));
    const sizes = Object.groupBy(own, ({ file }) => file.split('/').slice(0, 2).join('/'));
    const crowded = Object.entries(sizes).flatMap(([room, files = []]) =>
      /^(lib|components)\//.test(room) && files.length > 40 ? [`${room}: ${files.length} files`] : [],
    );
    expect(crowded, 'Look for two ideas in it, and give the second one a room of its own.').toEqual([]);
  });

  test('files do not go around in circles, not even for a type', () => {
    expect(circles(), 'Move what both need into a file of its own, below both.').toEqual([]);
  });
});

/** Groups of files of which each imports the others, straight or by way of others (Tarjan's components). */
function circles(): string[] {
  const order = new Map<string, { index: number; low: number }>();
  const open: string[] = [];
  const found: string[] = [];
  const visit = (source: Source) => {
    const own = { index: order.size, low: order.size };
    order.set(source.file, own);
    open.push(source.file);
    for (const { to } of source.imports) {
      const imported = sourceOf(to);
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

describe('each outside thing has one door', () => {
  rule(
    '@supabase/* is imported in lib/supabase',
    'Ask for a client with viewerClient, publicClient or adminClient and for types with @/lib/supabase/types.',
    ({ file }, { to }) => to.startsWith('@supabase/') && !file.startsWith('lib/supabase/'),
  );

  rule(
    'leaflet is imported in components/map',
    'A map arrives on demand and weighs 40 kB: use the islands of components/map.',
    ({ file }, { to }) =>
      /^(react-)?leaflet($|\/)|^supercluster$/.test(to) && !file.startsWith('components/map/'),
  );

  rule(
    'the local stack, seeds and tests are imported by nothing of the product',
    'The product knows one Supabase URL and not what stands behind it.',
    (_source, { to }) => /^(supabase|tests|e2e)\//.test(to),
  );
});

/** Fails with the advice and a line for each import that the rule forbids. */
function rule(
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
