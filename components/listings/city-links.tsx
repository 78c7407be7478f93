import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import type { CityWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { locale } from '@/messages/locale';

export function CityLinks({
  cities,
  showsState = false,
}: {
  cities: readonly CityWithJobs[];
  showsState?: boolean;
}) {
  return (
    <ul
      className={classes(
        'gap-x-8 sm:columns-2 lg:columns-3',
        // Without the state, two columns fit on most phones.
        showsState ? 'columns-1' : '[columns:2_9rem]',
      )}
    >
      {cities.map(({ city, state, state_slug, city_slug, count }) => (
        <li key={`${state_slug}/${city_slug}`} className="break-inside-avoid">
          <Link
            href={placeRoutes.city(state_slug, city_slug)}
            prefetch={false}
            className="link inline-flex min-h-9 items-center max-sm:min-h-11"
          >
            {showsState ? `${city}, ${state}` : city}
          </Link>
          <span className="text-ink-soft text-sm tabular-nums"> {count.toLocaleString(locale)}</span>
        </li>
      ))}
    </ul>
  );
}

export const sortByName = (cities: readonly CityWithJobs[]): CityWithJobs[] =>
  cities.toSorted((a, b) => a.city.localeCompare(b.city, locale) || a.state.localeCompare(b.state, locale));
