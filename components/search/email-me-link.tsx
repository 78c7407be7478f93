import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button-variants';
import { MailIcon } from '@/components/ui/icons';
import { parts } from '@/doorstep.config';
import { categoryToFilters } from '@/lib/jobs/category-to-filters';
import { defaultSort, type JobSearch, jobSearchQuery } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';
import { emailMeLink as text } from '@/messages/jobs/search';
import { SaveSearchLink } from './save-search-link';

/** Returns the query of the page that creates an alert from a search. */
export const toAlertQuery = (search: JobSearch, placeName: string | null) =>
  jobSearchQuery(
    {
      ...categoryToFilters(search),
      place: placeName ?? search.place,
      sort: defaultSort(search),
      view: 'list',
      page: 1,
    },
    { radiusKm: null },
  );

/** Links to creating an alert from the search; signed-in visitors can also save it without email. */
export function EmailMeLink({
  search,
  placeName,
  isButton = false,
}: {
  search: JobSearch;
  /** The name of the search's center; null without one. */
  placeName: string | null;
  /** Shown as a button if nothing was found. */
  isButton?: boolean;
}) {
  if (!parts.alerts) return null;
  const alert = toAlertQuery(search, placeName);
  return (
    <>
      <Link
        href={routes.newAlert(alert)}
        prefetch={false}
        rel="nofollow"
        className={isButton ? buttonClasses({ variant: 'secondary' }) : 'email-me'}
      >
        <MailIcon />
        <span>
          {text.emailMe}
          <span className={isButton ? undefined : 'sr-only'}>{` ${text.likeThese}`}</span>
        </span>
      </Link>
      <SaveSearchLink href={routes.newAlert({ ...alert, save: 'true' })} />
    </>
  );
}
