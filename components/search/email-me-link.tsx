import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button-look';
import { MailIcon } from '@/components/ui/icons';
import { parts } from '@/doorstep.config';
import { withoutCategory } from '@/lib/jobs/category-search';
import { defaultSort, type JobSearch, jobSearchQuery } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';
import { emailMeLink as text } from '@/messages/jobs/search';
import { SaveSearchLink } from './save-search-link';

/** The query of the page where a search becomes an alert. */
export const alertQuery = (search: JobSearch, placeName: string | null) =>
  jobSearchQuery(
    {
      ...withoutCategory(search),
      place: placeName ?? search.place,
      sort: defaultSort(search),
      view: 'list',
      page: 1,
    },
    { radiusKm: null },
  );

/** Leads to an alert of the same search, and for signed-in visitors to saving it without email. */
export function EmailMeLink({
  search,
  placeName,
  isButton = false,
}: {
  search: JobSearch;
  /** What the centre is called; null without one. */
  placeName: string | null;
  /** Where nothing was found it is what helps. */
  isButton?: boolean;
}) {
  if (!parts.alerts) return null;
  const alert = alertQuery(search, placeName);
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
