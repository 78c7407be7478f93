import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import type { CityWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { locale } from '@/messages/locale';

/** Cities with the number of open jobs of their own, in columns. */
export function CityLinks({
  cities,
  withState = false,
}: {
  cities: readonly CityWithJobs[];
  withState?: boolean;
}) {
  return (
    <ul
      className={classes(
        'gap-x-8 sm:columns-2 lg:columns-3',
        // Names alone leave room for a second column on most phones.
        withState ? 'columns-1' : '[columns:2_9rem]',
      )}
    >
      {cities.map(({ city, state, state_slug, city_slug, count }) => (
        <li key={`${state_slug}/${city_slug}`} className="break-inside-avoid">
          <Link
            href={placeRoutes.listing({
              state: state_slug,
              city: city_slug,
              neighborhood: null,
              category: null,
              page: 1,
            })}
            prefetch={false}
            className="link inline-flex min-h-9 items-center max-sm:min-h-11"
          >
            {withState ? `${city}, ${state}` : city}
          </Link>
          <span className="text-ink-soft text-sm tabular-nums"> {count.toLocaleString(locale)}</span>
        </li>
      ))}
    </ul>
  );
}

/** By the alphabet, which is how people look for a name. */
export const byName = (cities: readonly CityWithJobs[]): CityWithJobs[] =>
  [...cities].sort(
    (one, other) =>
      one.city.localeCompare(other.city, locale) || one.state.localeCompare(other.state, locale),
  );
