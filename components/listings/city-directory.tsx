import Link from 'next/link';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { EmptyState } from '@/components/ui/empty-state';
import type { CityWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { usStates } from '@/lib/places/us-states';
import * as routes from '@/lib/routes';
import { slugify } from '@/lib/slug';
import { cityDirectory as text } from '@/messages/listings';
import { CityLinks, sortByName } from './city-links';

export const initials: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz'];

export function CityDirectory({ cities, initial }: { cities: readonly CityWithJobs[]; initial?: string }) {
  const letter = initial?.toUpperCase();
  return (
    <div className="page frame">
      <header className="mb-7">
        <h1 className="text-3xl">{letter ? text.initialTitle({ letter }) : text.title}</h1>
        <p className="mt-2 text-ink-soft">{text.countHint}</p>
      </header>
      <nav aria-label={text.initialsLabel} className="mb-8">
        <ul className="grid grid-cols-7 gap-1 sm:grid-cols-13 lg:grid-cols-26">
          {initials.map((item) => (
            <li key={item}>
              <Link
                href={placeRoutes.cities(item)}
                prefetch={false}
                aria-current={item === initial ? 'page' : undefined}
                className={`grid min-h-11 place-items-center rounded-md font-semibold uppercase ${item === initial ? 'bg-brand text-brand-ink' : 'hover:bg-brand-soft hover:text-brand'}`}
              >
                {item}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="cities">
        <h2 id="cities" className="mb-3 text-2xl">
          {letter ? text.alphabeticalTitle : text.topCitiesTitle}
        </h2>
        {cities.length === 0 ? (
          <EmptyState title={text.emptyTitle} as="h3">
            <p>{text.emptyBody}</p>
          </EmptyState>
        ) : (
          <CityLinks cities={initial ? sortByName(cities) : cities} showsState />
        )}
      </section>
      {!initial && (
        <section aria-labelledby="states" className="mt-10">
          <h2 id="states" className="mb-3 text-2xl">
            {text.byState}
          </h2>
          <ul className="gap-x-8 [columns:2_9rem] sm:columns-2 lg:columns-3">
            {usStates.map(({ name }) => (
              <li key={slugify(name)}>
                <Link
                  href={placeRoutes.state(name)}
                  prefetch={false}
                  className="link inline-flex min-h-9 items-center max-sm:min-h-11"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-12">
        <BreadcrumbTrail
          crumbs={[
            { label: text.home, href: routes.home() },
            { label: text.cities, href: placeRoutes.cities() },
            ...(initial ? [{ label: letter ?? '', href: placeRoutes.cities(initial) }] : []),
          ]}
        />
      </div>
    </div>
  );
}
