import { describe, expect, test } from 'vitest';
import { mayKnow, rooms } from './rooms.ts';
import { type Import, roomOf, type Source, sources } from './sources.ts';

const shared = ['ui', 'forms', 'map'];

describe('imports go one way', () => {
  rule(
    'app -> components -> lib, never back',
    'A component or a rule that needs something of a page takes it as a prop or an argument; move what both need down.',
    ({ file }, { to }) =>
      (file.startsWith('lib/') && /^(components|app)\//.test(to)) ||
      (file.startsWith('components/') && to.startsWith('app/')),
  );

  rule(
    'components/{ui,forms,map} know no other folder of components but themselves and ui',
    'A shared component that needs a room belongs to that room, or takes what it needs as children.',
    ({ file }, { to }) => {
      const [folder, other] = [roomOf(file, 'components'), folderOf(to, 'components')];
      return (
        folder !== undefined &&
        shared.includes(folder) &&
        other !== undefined &&
        ![folder, 'ui'].includes(other)
      );
    },
  );

  rule(
    'components/{ui,forms} know no room',
    'What knows about jobs or places lies in components/<room>; ui and forms are for any product.',
    ({ file }, { to }) =>
      /^components\/(ui|forms)\//.test(file) &&
      rooms.includes(folderOf(to, 'lib') ?? '') &&
      !agesOfAnything(to),
  );

  rule(
    'rooms of lib know only of rooms before them',
    'The order stands in tests/architecture/rooms.ts. Pass what you need as an argument, or move the rule to the later room.',
    ({ file }, { to }) => forbidsRoom(roomOf(file, 'lib'), folderOf(to, 'lib')),
  );

  rule(
    'rooms of components know only of rooms before them',
    'Compose two rooms in a page of app, or pass one as children; the order stands in tests/architecture/rooms.ts.',
    ({ file }, { to }) => forbidsRoom(roomOf(file, 'components'), folderOf(to, 'components')),
  );

  rule(
    'the files at the top of lib know no room',
    'action, result, routes, env and site stand below the rooms: a room hands them what they need.',
    ({ file }, { to }) =>
      /^lib\/[^/]+$/.test(file) && rooms.includes(folderOf(to, 'lib') ?? '') && to !== 'lib/places/slug',
  );
});

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

function folderOf(to: string, layer: 'lib' | 'components'): string | undefined {
  return roomOf(to, layer);
}

const forbidsRoom = (room = '', other = '') =>
  rooms.includes(room) && rooms.includes(other) && !mayKnow(room, other);

/** The age label is of any dated thing; the specification tells it under jobs. */
const agesOfAnything = (to: string) => to === 'lib/jobs/age-label';
