import type { Metadata } from 'next';
import { Banner } from '@/components/home/banner';
import { JobSearchPage } from '@/components/search/job-search-page';
import { searchTitle } from '@/components/search/search-title';
import { pageTitle } from '@/components/seo/page-title';
import { getSharingMetadata } from '@/components/seo/sharing-metadata';
import { env } from '@/lib/env';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { getTitlePlace, resolveJobSearch } from '@/lib/jobs/search-place';
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
  const description = text.description;
  return {
    title: pageTitle(searchTitle(text.metaTitle, search, await getTitlePlace(search))),
    description,
    alternates: { canonical: url },
    ...getSharingMetadata(text.title, description, url, siteUrl + routes.pageImage('search')),
    // Don't index endless filter combinations; search engines get the pages of places.
    ...(isFiltered && { robots: { index: false, follow: true } }),
  };
}

/** All jobs, or the jobs near the visitor if their place is known. */
export default async function SearchPage({ searchParams }: Props) {
  const { search, where, queryFor, isVisitorPlace } = await resolveJobSearch(await searchParams);
  return (
    <div className="with-map">
      <Banner />
      <div className="page list-frame pb-6 sm:pb-12">
        <JobSearchPage
          isCountTitle={where.center !== null}
          title={text.title}
          search={search}
          where={where}
          action={routes.search()}
          hrefFor={(changed) => routes.search(queryFor(changed))}
          isVisitorPlace={isVisitorPlace}
          savedSearchesPage="search"
        />
      </div>
    </div>
  );
}
