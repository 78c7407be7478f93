import type { Metadata } from 'next';
import { UnreadParams } from '@/components/forms/unread-params';
import { Banner } from '@/components/home/banner';
import { OtherPlaces } from '@/components/places/other-places';
import { JobSearchPage } from '@/components/search/job-search';
import { LocationNotSet } from '@/components/search/location-not-set';
import { SavedSearches } from '@/components/search/saved-searches';
import { fieldsOfBar, problemsOf, SearchBar } from '@/components/search/search-bar';
import { SearchHead } from '@/components/search/search-head';
import { searchTitle } from '@/components/search/search-title';
import { pageTitle } from '@/components/seo/page-title';
import { sharedCard } from '@/components/seo/shared-card';
import { env } from '@/lib/env';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { placeOfTitle, readJobSearch } from '@/lib/jobs/search-place';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { jobsNearMe as words } from '@/messages/pages/search';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = parseJobSearch(await searchParams);
  const { siteUrl } = env();
  const url = siteUrl + routes.jobsNearMe();
  const description = words.openJobsNearYouNearest;
  return {
    title: pageTitle(searchTitle(words.findJobs, search, await placeOfTitle(search))),
    description,
    alternates: { canonical: url },
    ...sharedCard(words.jobsNearYou, description, url, siteUrl + routes.pageImage('jobs-near-me')),
  };
}

export default async function JobsNearMePage({ searchParams }: Props) {
  const { search, where, queryFor } = await readJobSearch(await searchParams);
  return (
    <div className="with-map">
      <Banner />
      <div className="page list-frame pb-6 sm:pb-12">
        {where.center ? (
          <JobSearchPage
            isCountTitle
            title={words.jobsNearYou}
            search={search}
            where={where}
            action={routes.jobsNearMe()}
            hrefFor={(each) => routes.jobsNearMe(queryFor(each))}
            isTheirPlace
            savedSearchesOn="nearMe"
          />
        ) : (
          <>
            <h1 className="list-title">{words.jobsNearYou}</h1>
            <SearchHead>
              <SearchBar
                key={`${search.query} ${search.place}`}
                query={search.problems?.q?.given ?? search.query}
                where={{ text: search.place, center: null }}
                problems={problemsOf(search, where)}
                action={routes.jobsNearMe()}
              />
            </SearchHead>
            <SavedSearches page="nearMe" />
            <OtherPlaces
              places={where.alternatives}
              taken={null}
              hrefFor={({ label }) => routes.jobsNearMe(queryFor({ ...search, place: label }))}
            />
            <UnreadParams problems={search.problems} fields={fieldsOfBar} />
            <LocationNotSet search={search} />
          </>
        )}
      </div>
    </div>
  );
}
