import { reservedPlaceSlugs } from '@/lib/place-routes';
import { findUsState } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';

/** What a job's address says, each part slugified. */
type JobWhereabouts = {
  /** A slug or a title. */
  name: string;
  place: { state: string; city: string; neighborhood: string | null } | null;
};

/** An address of another form (capitals, `ca`) leads to its canonical form; an impossible one is not looked up (D9). */
type ReadAddress =
  | { kind: 'impossible' }
  | { kind: 'moved'; to: string }
  | ({ kind: 'read' } & JobWhereabouts);

/**
 * Reads the segments of a job's address as the router hands them over, percent-encoded: a slug alone, or state, city,
 * perhaps a neighborhood, and a slug or title (D7, D8).
 */
export function readJobAddress(segments: readonly string[]): ReadAddress {
  const slugs = segments.map(readSegment);
  if (!slugs.every((slug) => slug !== null)) return { kind: 'impossible' };
  const name = slugs.at(-1);
  if (name === undefined) return { kind: 'impossible' };
  if (slugs.length === 1) {
    // Every state's name and code is taken, so no job has it as its slug (D10).
    if (findUsState(name)) return { kind: 'impossible' };
    return canonical(segments, [name], { name, place: null });
  }
  const [first = '', city = '', neighborhood = null] = slugs.slice(0, -1);
  if (slugs.length < 3 || reservedPlaceSlugs.has(slugs[2] ?? '')) return { kind: 'impossible' };
  const usState = findUsState(first);
  const state = usState ? slugify(usState.name) : first;
  const place = { state, city, neighborhood };
  return canonical(segments, [state, ...slugs.slice(1)], { name, place });
}

function canonical(
  given: readonly string[],
  slugs: readonly string[],
  whereabouts: JobWhereabouts,
): ReadAddress {
  const isCanonical = slugs.every((slug, index) => slug === decode(given[index] ?? ''));
  return isCanonical
    ? { kind: 'read', ...whereabouts }
    : { kind: 'moved', to: `/${slugs.map(encodeURIComponent).join('/')}` };
}

/** Longer than any slug or slugified title that the database can hold. */
const maxLength = 200;

/** Any slug, and what people write where a name or a title belongs: 'C++ & C#', 'St. John’s'; no attack has this shape. */
const nameShape = /^[\p{L}\p{M}\p{N}\p{Cn}_][\p{L}\p{M}\p{N}\p{Cn}\p{White_Space}&'’_,.:!?+#()–-]*$/u;

/** What robots look for: 'wp-login.php'. In words a dot may be anywhere. */
const fileShape = /^\S*\.\S+$/u;

/** A segment's slug; null for what can be no name. */
export function readSegment(segment: string): string | null {
  const text = decode(segment);
  if (text === null || text.length > maxLength || !nameShape.test(text) || fileShape.test(text)) return null;
  return slugify(text) || null;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
