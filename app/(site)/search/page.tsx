import type { Metadata } from 'next';
import { Banner } from '@/components/home/banner';
import { JobSearchPage } from '@/components/search/job-search';
import { searchTitle } from '@/components/search/search-title';
import { pageTitle } from '@/components/seo/page-title';
import { sharedCard } from '@/components/seo/shared-card';
import { env } from '@/lib/env';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { placeOfTitle, readJobSearch } from '@/lib/jobs/search-place';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { search as text } from '@/messages/pages/search';

type Props = { searchParams: Promise<RawParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams;
  const isFiltered = Object.keys(params).length > 0;
  const search = parseJobSearch(params);
  const { siteUrl } = env();
  const url = siteUrl + routes.search();
  const description = text.searchAllOpenJobsBy;
  return {
    title: pageTitle(searchTitle(text.searchJobs, search, await placeOfTitle(search))),
    description,
    alternates: { canonical: url },
    ...sharedCard(text.searchAllJobs, description, url, siteUrl + routes.pageImage('search')),
    // Endless combinations of the same jobs; the places' own pages are for search engines.
    ...(isFiltered && { robots: { index: false, follow: true } }),
  };
}

/** All jobs, or those near the visitor where their place is known. */
export default async function SearchPage({ searchParams }: Props) {
  const { search, where, queryFor, isTheirPlace } = await readJobSearch(await searchParams);
  return (
    <div className="with-map">
      <Banner />
      <div className="page list-frame pb-6 sm:pb-12">
        <JobSearchPage
          isCountTitle={where.center !== null}
          title={text.searchAllJobs}
          search={search}
          where={where}
          action={routes.search()}
          hrefFor={(each) => routes.search(queryFor(each))}
          isTheirPlace={isTheirPlace}
          savedSearchesOn="search"
        />
      </div>
    </div>
  );
}
