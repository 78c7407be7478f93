import { readFileSync } from 'node:fs';

/**
 * Other names of places: 'NYC', 'Philly', 'LAX'. Places are written as 'Austin, TX', 'Venice, Los Angeles, CA', 'state
 * of CA' and 'Munich, Germany'.
 */
export function loadAliases(): {
  get: (place: string) => readonly string[];
  /** Entries that no place has used, which means that the place doesn't exist. */
  listUnused: () => string[];
} {
  const all = new Map<string, string[]>(
    Object.entries(JSON.parse(readFileSync(new URL('./aliases.json', import.meta.url), 'utf8'))),
  );
  return {
    // Each entry is used once: of two towns with one name in a state, the more populous comes first and gets it.
    get: (place) => {
      const names = all.get(place) ?? [];
      all.delete(place);
      return names;
    },
    listUnused: () => [...all.keys()],
  };
}
