import Link from 'next/link';
import { placeLabel } from '@/lib/places/address-label';
import type { Place } from '@/lib/places/place';
import type { Suggestion } from '@/lib/places/suggestion';
import { otherPlaces as text } from '@/messages/places/location';

/** Places to choose instead of the one that was taken, or where none could be: 'Other Springfields: Massachusetts, …'. */
export function OtherPlaces({
  places,
  taken,
  hrefFor,
}: {
  places: readonly Suggestion[];
  /** The place that the words were taken for; null where they are none to search around. */
  taken: Place | null;
  hrefFor: (place: Suggestion) => string;
}) {
  if (places.length === 0) return null;
  const name = taken && (taken.address.neighborhood ?? taken.address.city);
  return (
    <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <span>{name ? text.otherPlacesCalled({ name }) : text.chooseOneOfThese}</span>
      {places.map((place) => (
        <Link
          key={place.label}
          href={hrefFor(place)}
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          {name ? whereIs(place.place, name) : place.label}
        </Link>
      ))}
    </p>
  );
}

/** What tells it from its namesakes: the state, and the city of a neighborhood. */
function whereIs(place: Place, name: string): string {
  const { city, state } = place.address;
  return city === name ? state : placeLabel(place);
}
