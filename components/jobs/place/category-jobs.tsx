import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchIcon } from '@/components/ui/icons';
import { Pagination } from '@/components/ui/pagination';
import type { Category } from '@/lib/jobs/category';
import type { PlaceListing } from '@/lib/jobs/place-listing';
import { jobsPerPage } from '@/lib/jobs/search-params';
import { routes } from '@/lib/routes';
import { EmailMeLink } from '../email-me-link';
import { JobList } from '../job-list';
import { listingHref, searchOfCategory } from './listing-search';
import { nameOf, shortNameOf } from './place-names';

/** The jobs of one category around a place, and the ways to filter them or to see all. */
export function CategoryJobs({ listing, category }: { listing: PlaceListing; category: Category }) {
  const { address, known, jobs, total } = listing;
  const whole = { ...address, category: null, page: 1 };
  const hrefFor = listingHref(whole);
  const search = searchOfCategory(whole, known.place.coordinates, category.slug);
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap gap-x-5">
        <Link href={routes.listing(whole)} className="link inline-flex min-h-11 items-center">
          All jobs in {shortNameOf(known)}
        </Link>
        {jobs.length > 0 && category.kind !== 'industry' && (
          <>
            <Link href={hrefFor(search)} rel="nofollow" className="link inline-flex min-h-11 items-center">
              Filter these
            </Link>
            <Link
              href={hrefFor({ ...search, view: 'map' })}
              rel="nofollow"
              className="link inline-flex min-h-11 items-center"
            >
              See them on a map
            </Link>
          </>
        )}
        {jobs.length > 0 && <EmailMeLink search={search} placeName={nameOf(known)} />}
      </p>
      {jobs.length > 0 ? (
        <>
          <JobList jobs={jobs} heading="h2" />
          <Pagination
            page={address.page}
            pageCount={Math.ceil(total / jobsPerPage)}
            hrefFor={(page) => routes.listing({ ...address, page })}
            label="Pages of jobs"
          />
        </>
      ) : (
        <EmptyState
          title="No jobs found"
          icon={<SearchIcon />}
          as="h2"
          action={<EmailMeLink search={search} placeName={nameOf(known)} isButton />}
        >
          <p>Nothing of this kind is open this close right now. New jobs come in every day.</p>
        </EmptyState>
      )}
    </div>
  );
}
