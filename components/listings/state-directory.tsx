import Link from 'next/link';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { formatOpenJobs } from '@/components/places/place-names';
import { EmptyState } from '@/components/ui/empty-state';
import type { CityWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import type { UsState } from '@/lib/places/us-states';
import * as routes from '@/lib/routes';
import { stateDirectory as text } from '@/messages/listings';
import { locale } from '@/messages/locale';
import { CityLinks, sortByName } from './city-links';
import { sumCounts } from './state-metadata';

export function StateDirectory({ state, cities }: { state: UsState; cities: readonly CityWithJobs[] }) {
  return (
    <div className="page frame">
      <header className="mb-7">
        <h1 className="text-3xl">{text.title({ stateName: state.name })}</h1>
        {cities.length > 0 && (
          <p className="mt-2 text-ink-soft">
            {text.summary({
              openJobs: formatOpenJobs(sumCounts(cities)),
              citiesCount: cities.length.toLocaleString(locale),
            })}
          </p>
        )}
      </header>
      {cities.length === 0 ? (
        <EmptyState title={text.emptyTitle}>
          <p>
            {text.emptyBody({
              stateName: state.name,
              link: (words) => (
                <Link href={placeRoutes.cities()} className="link">
                  {words}
                </Link>
              ),
            })}
          </p>
        </EmptyState>
      ) : (
        <>
          <section aria-labelledby="most-jobs" className="mb-10">
            <h2 id="most-jobs" className="mb-3 text-2xl">
              {text.topCitiesTitle}
            </h2>
            <CityLinks cities={cities.slice(0, 12)} />
          </section>
          <section aria-labelledby="all-cities">
            <h2 id="all-cities" className="mb-3 text-2xl">
              {text.alphabeticalTitle}
            </h2>
            <CityLinks cities={sortByName(cities)} />
          </section>
        </>
      )}
      <div className="mt-12">
        <BreadcrumbTrail
          crumbs={[
            { label: text.home, href: routes.home() },
            { label: state.name, href: placeRoutes.state(state.name) },
          ]}
        />
      </div>
    </div>
  );
}
