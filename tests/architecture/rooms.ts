/**
 * The folders of lib and components, lowest floor first: each may know those of the floors below it, and itself. One word is
 * one room in every layer.
 */
const floors: Readonly<Record<'lib' | 'components', readonly (readonly string[])[]>> = {
  lib: [
    // What people read (D62): everybody may know it.
    ['messages', 'brand'],
    // What any site needs.
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
    ['operator', 'scheduled-work'],
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
    ['operator'],
  ],
};

/** The folders of lib that know nothing of the business, and so may be known by the shared components. */
export const foundations: readonly string[] = floors.lib.slice(0, 5).flat();

export type Layer = keyof typeof floors;

export const layers = Object.keys(floors) as Layer[];

export const roomsOf = (layer: Layer): readonly string[] => floors[layer].flat();

/** Whether a room of a layer may import from another of the same layer. */
export function mayKnow(layer: Layer, room: string, other: string): boolean {
  return room === other || floorOf(layer, room) > floorOf(layer, other);
}

const floorOf = (layer: Layer, room: string) => floors[layer].findIndex((rooms) => rooms.includes(room));
