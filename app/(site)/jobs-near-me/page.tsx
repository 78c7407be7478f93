import type { Metadata } from 'next';
import { InvalidParamsNotice } from '@/components/forms/invalid-params-notice';
import { Banner } from '@/components/home/banner';
import { OtherPlaces } from '@/components/places/other-places';
import { JobSearchPage } from '@/components/search/job-search-page';
import { LocationNotSet } from '@/components/search/location-not-set';
import { SavedSearches } from '@/components/search/saved-searches';
import { getSearchBarProblems, SearchBar, searchBarFields } from '@/components/search/search-bar';
import { SearchHead } from '@/components/search/search-head';
import { searchTitle } from '@/components/search/search-title';
import { pageTitle } from '@/components/seo/page-title';
import { getSharingMetadata } from '@/components/seo/sharing-metadata';
import { env } from '@/lib/env';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { getTitlePlace, resolveJobSearch } from '@/lib/jobs/search-place';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { jobsNearMe as text } from '@/messages/pages/search';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = parseJobSearch(await searchParams);
  const { siteUrl } = env();
  const url = siteUrl + routes.jobsNearMe();
  const description = text.description;
  return {
    title: pageTitle(searchTitle(text.metaTitle, search, await getTitlePlace(search))),
    description,
    alternates: { canonical: url },
    ...getSharingMetadata(text.title, description, url, siteUrl + routes.pageImage('jobs-near-me')),
  };
}

export default async function JobsNearMePage({ searchParams }: Props) {
  const { search, where, queryFor } = await resolveJobSearch(await searchParams);
  return (
    <div className="with-map">
      <Banner />
      <div className="page list-frame pb-6 sm:pb-12">
        {where.center ? (
          <JobSearchPage
            isCountTitle
            title={text.title}
            search={search}
            where={where}
            action={routes.jobsNearMe()}
            hrefFor={(changed) => routes.jobsNearMe(queryFor(changed))}
            isVisitorPlace
            savedSearchesPage="nearMe"
          />
        ) : (
          <>
            <h1 className="list-title">{text.title}</h1>
            <SearchHead>
              <SearchBar
                key={`${search.query} ${search.place}`}
                query={search.problems?.q?.value ?? search.query}
                where={{ text: search.place, center: null }}
                problems={getSearchBarProblems(search, where)}
                action={routes.jobsNearMe()}
              />
            </SearchHead>
            <SavedSearches page="nearMe" />
            <OtherPlaces
              places={where.alternatives}
              foundPlace={null}
              getHref={({ label }) => routes.jobsNearMe(queryFor({ ...search, place: label }))}
            />
            <InvalidParamsNotice problems={search.problems} fields={searchBarFields} />
            <LocationNotSet search={search} />
          </>
        )}
      </div>
    </div>
  );
}
