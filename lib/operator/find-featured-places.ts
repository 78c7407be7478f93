import 'server-only';
import type { Contents } from '@/lib/home/contents';
import { neighborhoodCityAndState } from '@/lib/places/address-label';
import { geocodeEmbedded } from '@/lib/places/embedded-provider';
import { slugify } from '@/lib/slug';

type Featured = NonNullable<Contents['places']>;

/** The cities and neighborhoods that lines of text mean, as the gazetteer has them; or the first line that means none. Throws when the database does. */
export async function findFeaturedPlaces(
  lines: readonly string[],
): Promise<{ places: Featured } | { unknown: string }> {
  const places: Featured = [];
  for (const line of lines) {
    const found = await geocodeEmbedded(line);
    if (found.state !== 'found') return { unknown: line };
    const { address } = found.place;
    const place = {
      label: neighborhoodCityAndState(address),
      state: slugify(address.state),
      city: slugify(address.city),
      neighborhood: address.neighborhood ? slugify(address.neighborhood) : null,
    };
    if (!places.some(({ label }) => label === place.label)) places.push(place);
  }
  return { places };
}
