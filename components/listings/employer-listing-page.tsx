import Link from 'next/link';
import { JobList } from '@/components/cards/job-list';
import { domainLabel } from '@/components/employers/domain-label';
import { sinceLabel } from '@/components/employers/since-label';
import { employerCrumbs } from '@/components/jobs/breadcrumbs';
import { CompanyLogo } from '@/components/jobs/company-logo';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { formatOpenJobs } from '@/components/places/place-names';
import { Pagination } from '@/components/results/pagination';
import { SegmentedLinks } from '@/components/results/segmented-links';
import { JobsOnMap } from '@/components/search/jobs-on-map';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { jobsPerPage } from '@/lib/jobs/search-params';
import type { EmployerListing } from '@/lib/listings/employer-listing';
import * as placeRoutes from '@/lib/place-routes';
import { streetCityAndState } from '@/lib/places/address-label';
import * as routes from '@/lib/routes';
import { employerListing as text } from '@/messages/listings';

/** Every open job of companies with this name, those in the URL's city first (D12). */
export function EmployerListingPage({ listing, view }: { listing: EmployerListing; view: 'list' | 'map' }) {
  const { name, state, city, companySlug, page, total, isMore, here: countInCity, companies, jobs } = listing;
  const href = placeRoutes.employerPage(state, city, companySlug, page);
  const map = <JobsOnMap jobs={jobs} search={{ center: null, radiusKm: null, view }} isVisitorPlace={null} />;
  const cityLink = (
    <Link href={placeRoutes.city(state, city)} className="link">
      {text.otherJobsLink}
    </Link>
  );
  return (
    <div className="with-map">
      <div className="page list-frame pb-8 sm:pb-12">
        <header className="mb-4">
          <h1 className="list-title break-words">{text.title({ name })}</h1>
          <p className="text-ink-soft">
            {total === 0
              ? text.noOpenJobs
              : countInCity < total
                ? text.countInCity({ jobs: formatOpenJobs(total, isMore), here: countInCity })
                : `${formatOpenJobs(total, isMore)}.`}
            {companies.length > 1 && ` ${text.sharedName({ count: companies.length })}`}
          </p>
        </header>
        <Companies companies={companies} />
        {jobs.length > 0 ? (
          <div className="results-grid">
            {view === 'map' && map}
            <div className="results">
              <SegmentedLinks
                label={text.viewLabel}
                segments={[
                  { label: text.list, href, isCurrent: view === 'list' },
                  { label: text.map, href: routes.withView(href, 'map'), isCurrent: view === 'map' },
                ]}
              />
              <JobList jobs={jobs} heading="h2" />
              <Pagination
                page={page}
                pageCount={Math.ceil(total / jobsPerPage)}
                hrefFor={(pageNumber) => placeRoutes.employerPage(state, city, companySlug, pageNumber)}
                label={text.paginationLabel}
              />
            </div>
            {view === 'list' && map}
          </div>
        ) : (
          <EmptyState title={text.emptyTitle}>
            <p>{text.emptyBody({ name, cityLink })}</p>
          </EmptyState>
        )}
        <div className="mt-12">
          <BreadcrumbTrail crumbs={employerCrumbs(listing)} />
        </div>
      </div>
    </div>
  );
}

/** The companies with this name; logos and cities distinguish them. */
function Companies({ companies }: { companies: EmployerListing['companies'] }) {
  return (
    <ul className={classes('mb-4 grid gap-3', companies.length > 1 && 'sm:grid-cols-2')}>
      {companies.map(({ id, name, logo, industry, street, city, state, count, since, domain }) => (
        <li key={id} className="flex items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3">
          <CompanyLogo company={{ name, logo }} />
          <div className="min-w-0">
            <p className="break-words font-semibold">{name}</p>
            <p className="text-ink-soft text-sm">{streetCityAndState({ street, city, state })}</p>
            <p className="text-ink-soft text-sm">
              {[industry !== 'Other' && industry, formatOpenJobs(count), sinceLabel(since)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {domain && <p className="break-words text-ink-soft text-sm">{domainLabel(domain)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
