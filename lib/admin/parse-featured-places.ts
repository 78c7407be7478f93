import 'server-only';
import type { SiteContents } from '@/lib/home/contents';
import { neighborhoodCityAndState } from '@/lib/places/address-label';
import { geocodeEmbedded } from '@/lib/places/embedded-geocoder';
import { slugify } from '@/lib/slug';

type FeaturedPlaces = NonNullable<SiteContents['places']>;

/**
 * Returns the cities and neighborhoods that lines of text name, or the first line that matches no place. Throws when
 * the database fails.
 */
export async function parseFeaturedPlaces(
  lines: readonly string[],
): Promise<{ places: FeaturedPlaces } | { unknown: string }> {
  const places: FeaturedPlaces = [];
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
