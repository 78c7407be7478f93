import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button-look';
import { MailIcon } from '@/components/ui/icons';
import { parts } from '@/doorstep.config';
import { withoutCategory } from '@/lib/jobs/category-search';
import { defaultSort, type JobSearch, jobSearchQuery } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';
import { emailMeLink as text } from '@/messages/jobs/search';
import { SaveSearchLink } from './save-search-link';

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
  const query = {
    ...withoutCategory(search),
    place: placeName ?? search.place,
    sort: defaultSort(search),
    view: 'list',
    page: 1,
  } as const;
  const alert = jobSearchQuery(query, { radiusKm: null });
  return (
    <>
      <Link
        href={routes.newAlert(alert)}
        prefetch={false}
        rel="nofollow"
        className={isButton ? buttonClasses({ variant: 'secondary' }) : 'email-me'}
      >
        <MailIcon />
        <span className={isButton ? undefined : 'max-[26rem]:sr-only'}>
          {text.emailMe}
          <span className={isButton ? undefined : 'sr-only'}>{` ${text.newJobsLikeThese}`}</span>
        </span>
      </Link>
      {!isButton && <SaveSearchLink href={routes.newAlert({ ...alert, save: 'true' })} />}
    </>
  );
}
