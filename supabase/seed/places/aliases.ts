import { readFileSync } from 'node:fs';

/**
 * Other names by which people look for a place: 'NYC', 'Philly', 'LAX'. The places are written as 'Austin, TX', 'Venice,
 * Los Angeles, CA', 'state of CA' and 'Munich, Germany'.
 */
export function readAliases(): {
  of: (place: string) => readonly string[];
  /** Places with other names that nobody asked for: there is no such place. */
  unused: () => string[];
} {
  const all = new Map<string, string[]>(
    Object.entries(JSON.parse(readFileSync(new URL('./aliases.json', import.meta.url), 'utf8'))),
  );
  return {
    // Each but once: of two towns of one name in one state the more populous, which comes first, has them.
    of: (place) => {
      const names = all.get(place) ?? [];
      all.delete(place);
      return names;
    },
    unused: () => [...all.keys()],
  };
}
