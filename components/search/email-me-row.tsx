import { parts } from '@/doorstep.config';
import { asNews } from '@/lib/alerts/alert';
import { numberText, scheduleTexts } from '@/lib/alerts/form-texts';
import { conditionsQuery } from '@/lib/jobs/search-conditions';
import { filtersSet, type JobSearch } from '@/lib/jobs/search-params';
import type { Place } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { unquoted } from '@/lib/search-params/quoted-words';
import { emailMeForm as text } from '@/messages/jobs/search';
import { EmailMeForm } from './email-me-form';
import { alertQuery, EmailMeLink } from './email-me-link';

type EmailMeRowProps = {
  search: JobSearch;
  /** The center of the search; null without one. */
  place: Place | null;
  placeName: string | null;
  heading: 'h2' | 'h3';
};

/** After a list: new jobs by email, with one field where the search says how far from where, else by the form of an alert. */
export function EmailMeRow({ search, place, placeName, heading }: EmailMeRowProps) {
  if (!parts.alerts) return null;
  const { query, types, minPay, more, radiusKm } = asNews(search);
  if (place === null || placeName === null || radiusKm === null || more.area)
    return (
      <p className="text-center print:hidden">
        <EmailMeLink search={search} placeName={placeName} isButton />
      </p>
    );
  const filters = filtersSet(search);
  const title =
    filters.length === 0
      ? text.newJobs({ placeName })
      : filters.length === 1 && query !== ''
        ? text.newJobsOf({ words: unquoted(query), placeName })
        : text.jobsLikeThese({ placeName });
  return (
    <EmailMeForm
      title={title}
      heading={heading}
      values={{
        ...scheduleTexts(null),
        words: query,
        types,
        minPay: numberText(minPay),
        more: conditionsQuery(more),
        location: JSON.stringify(place),
      }}
      radiusKm={radiusKm}
      href={routes.newAlert(alertQuery(search, placeName))}
    />
  );
}
