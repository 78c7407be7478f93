import Link from 'next/link';
import { UseMyLocationButton } from '@/components/places/use-my-location-button';
import { tagline } from '@/doorstep.config';
import type { Claims } from '@/lib/home/claims';
import type { JobSummary } from '@/lib/jobs/job';
import type { CityWithJobs } from '@/lib/listings/directory';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { hero as text } from '@/messages/home';
import { CityChoices } from './city-choices';
import { ClaimsLine } from './claims-line';
import { NearbyJobs } from './nearby-jobs';
import { NewestJobs } from './newest-jobs';
import { SearchBox } from './search-box';

type HeroProps = {
  newest: readonly JobSummary[];
  /** The cities with the most open jobs. */
  cities: readonly CityWithJobs[];
  claims: Claims | null;
};

export function Hero({ newest, cities, claims }: HeroProps) {
  return (
    <section className="page grid grid-cols-1 gap-x-16 gap-y-6 pt-4 pb-14 sm:pt-14 lg:grid-cols-[1.1fr_1fr] lg:min-h-[calc(100svh-4rem)] lg:grid-rows-[auto_1fr] lg:items-start lg:pb-20">
      <div>
        <p className="font-semibold text-brand">{text.eyebrow}</p>
        <h1 className="mt-1 text-4xl max-sm:text-3xl sm:mt-2">{tagline}</h1>
        <p className="mt-5 max-w-[34rem] text-ink-soft text-lg max-sm:hidden">
          {text.intro({ siteName: site.name })}
        </p>
        <SearchBox />
        <div className="mt-2 flex flex-wrap items-start gap-x-6 text-sm max-sm:gap-x-1">
          <UseMyLocationButton variant="quiet" className="-ml-4.5" />
          <Link href={routes.location()} className="link inline-flex min-h-11 items-center font-semibold">
            {text.setLocationManually}
          </Link>
        </div>
        <CityChoices cities={cities} />
      </div>
      <div className="lg:row-span-2">
        <NearbyJobs>
          <NewestJobs jobs={newest} />
        </NearbyJobs>
      </div>
      {claims && <ClaimsLine claims={claims} />}
    </section>
  );
}
