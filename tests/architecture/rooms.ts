/**
 * The folders of lib and components, lowest level first: each may import from its own and the lower levels. A name
 * means the same room in every layer.
 */
const roomLevels: Readonly<Record<'lib' | 'components', readonly (readonly string[])[]>> = {
  lib: [
    // Texts of the interface (D62), for all rooms.
    ['messages', 'brand'],
    // For any site.
    ['forms', 'seo', 'text'],
    ['http', 'search-params'],
    ['supabase'],
    ['cache', 'rate-limits'],
    // The business.
    ['email', 'employment', 'places', 'profile', 'uploads'],
    ['auth'],
    ['trust'],
    ['employers', 'talents'],
    ['jobs'],
    ['areas', 'home', 'listings', 'postings'],
    ['alerts', 'applications', 'saved'],
    ['admin', 'scheduled-work'],
  ],
  components: [
    ['seo', 'ui'],
    ['results'],
    ['forms', 'map'],
    ['employment', 'places', 'uploads'],
    ['auth'],
    ['employers', 'talents', 'trust'],
    ['saved'],
    ['cards'],
    ['jobs', 'search'],
    ['areas', 'home', 'listings', 'postings'],
    ['alerts', 'applications'],
    ['layout'],
    ['admin'],
  ],
};

/** The folders of lib without business logic, which the shared components may import. */
export const foundationRooms: readonly string[] = roomLevels.lib.slice(0, 5).flat();

type Layer = keyof typeof roomLevels;

export const layers = Object.keys(roomLevels) as Layer[];

export const listRooms = (layer: Layer): readonly string[] => roomLevels[layer].flat();

/** Whether a room of a layer may import from another of the same layer. */
export function canImport(layer: Layer, room: string, other: string): boolean {
  return room === other || getLevel(layer, room) > getLevel(layer, other);
}

const getLevel = (layer: Layer, room: string) => roomLevels[layer].findIndex((rooms) => rooms.includes(room));
