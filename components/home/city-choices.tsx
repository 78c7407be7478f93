import Link from 'next/link';
import type { CityWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { cityChoices as text } from '@/messages/home';

/** The cities with the most open jobs: a place to start for visitors who haven't set one. */
export function CityChoices({ cities }: { cities: readonly CityWithJobs[] }) {
  if (cities.length === 0) return null;
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="text-ink-soft">{text.intro}</span>
      {cities.map(({ city, state_slug, city_slug }) => (
        <Link
          key={`${state_slug}/${city_slug}`}
          href={placeRoutes.city(state_slug, city_slug)}
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          {city}
        </Link>
      ))}
    </nav>
  );
}
