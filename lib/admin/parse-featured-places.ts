import 'server-only';
import type { SiteContents } from '@/lib/home/contents';
import { neighborhoodCityAndState } from '@/lib/places/address-label';
import { geocodeEmbedded } from '@/lib/places/embedded-geocoder';
import { slugify } from '@/lib/slug';

type FeaturedPlaces = NonNullable<SiteContents['places']>;

/** Returns the city or neighborhood of each line, or the first line that names none. Throws when the database fails. */
export async function parseFeaturedPlaces(
  lines: readonly string[],
): Promise<{ places: FeaturedPlaces } | { unknown: string }> {
  const places: FeaturedPlaces = [];
  for (const line of lines) {
    const result = await geocodeEmbedded(line);
    if (result.state !== 'found') return { unknown: line };
    const { address } = result.place;
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
