/** The rooms of design in the order in which they may know of each other: each only of those in earlier rows, and itself. */
const rows = [
  ['work', 'places', 'uploads', 'email'],
  ['auth'],
  ['employers', 'talents'],
  ['jobs'],
  ['applications', 'saved', 'alerts'],
] as const;

export const rooms: readonly string[] = rows.flat();

/** Whether a room of `lib` or `components` may import from another. */
export function mayKnow(room: string, other: string): boolean {
  return room === other || rowOf(room) > rowOf(other);
}

const rowOf = (room: string) => rows.findIndex((row) => (row as readonly string[]).includes(room));
