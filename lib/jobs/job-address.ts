import { reservedPlaceSlugs } from '@/lib/place-routes';
import { findUsState } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';

/** The parts of a job's address, each slugified. */
type JobAddressParts = {
  /** A slug or a title. */
  name: string;
  place: { state: string; city: string; neighborhood: string | null } | null;
};

/**
 * 'moved': the address has another form (capitals, the state code `ca`) and redirects to `to`. 'impossible': no job can
 * have this address, so it is not looked up (D9).
 */
type ParsedJobAddress =
  | { kind: 'impossible' }
  | { kind: 'moved'; to: string }
  | ({ kind: 'parsed' } & JobAddressParts);

/**
 * Parses the segments of a job's address, percent-encoded as the router passes them: a slug alone, or state, city, an
 * optional neighborhood, and a slug or title (D7, D8).
 */
export function parseJobAddress(segments: readonly string[]): ParsedJobAddress {
  const slugs = segments.map(parseSegment);
  if (!slugs.every((slug) => slug !== null)) return { kind: 'impossible' };
  const name = slugs.at(-1);
  if (name === undefined) return { kind: 'impossible' };
  if (slugs.length === 1) {
    // A job's slug is never the name or code of a state (D10).
    if (findUsState(name)) return { kind: 'impossible' };
    return toCanonicalAddress(segments, [name], { name, place: null });
  }
  const [first = '', city = '', neighborhood = null] = slugs.slice(0, -1);
  if (slugs.length < 3 || reservedPlaceSlugs.has(slugs[2] ?? '')) return { kind: 'impossible' };
  const usState = findUsState(first);
  const state = usState ? slugify(usState.name) : first;
  const place = { state, city, neighborhood };
  return toCanonicalAddress(segments, [state, ...slugs.slice(1)], { name, place });
}

function toCanonicalAddress(
  segments: readonly string[],
  slugs: readonly string[],
  parts: JobAddressParts,
): ParsedJobAddress {
  const isCanonical = slugs.every((slug, index) => slug === decode(segments[index] ?? ''));
  return isCanonical
    ? { kind: 'parsed', ...parts }
    : { kind: 'moved', to: `/${slugs.map(encodeURIComponent).join('/')}` };
}

/** Longer than any slug or slugified title in the database. */
const maxSegmentLength = 200;

/** Accepts slugs and names or titles as people type them: 'C++ & C#', 'St. John’s'. Rejects attack strings. */
const namePattern = /^[\p{L}\p{M}\p{N}\p{Cn}_][\p{L}\p{M}\p{N}\p{Cn}\p{White_Space}&'’_,.:!?+#()–-]*$/u;

/** File names that bots request, such as 'wp-login.php'. A text with spaces may contain dots. */
const filePattern = /^\S*\.\S+$/u;

/** Returns the slug of a segment; null if it can't be a name. */
export function parseSegment(segment: string): string | null {
  const text = decode(segment);
  if (text === null || text.length > maxSegmentLength || !namePattern.test(text) || filePattern.test(text))
    return null;
  return slugify(text) || null;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
