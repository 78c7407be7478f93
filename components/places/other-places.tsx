import Link from 'next/link';
import { placeLabel } from '@/lib/places/address-label';
import type { Place } from '@/lib/places/place';
import type { Suggestion } from '@/lib/places/suggestion';
import { otherPlaces as text } from '@/messages/places/location';

/** Places to choose instead of the found place, or if none was found: 'Other places called Springfield: Illinois'. */
export function OtherPlaces({
  places,
  foundPlace,
  getHref,
}: {
  places: readonly Suggestion[];
  /** The place found for the typed text; null if the text is not a place to search around. */
  foundPlace: Place | null;
  getHref: (suggestion: Suggestion) => string;
}) {
  if (places.length === 0) return null;
  const name = foundPlace && (foundPlace.address.neighborhood ?? foundPlace.address.city);
  return (
    <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <span>{name ? text.sameNameTitle({ name }) : text.chooseTitle}</span>
      {places.map((suggestion) => (
        <Link
          key={suggestion.label}
          href={getHref(suggestion)}
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          {name ? getDistinctLabel(suggestion.place, name) : suggestion.label}
        </Link>
      ))}
    </p>
  );
}

/** The part that distinguishes places with the same name: the state, or the city of a neighborhood. */
function getDistinctLabel(place: Place, name: string): string {
  const { city, state } = place.address;
  return city === name ? state : placeLabel(place);
}
