import { parts } from '@/doorstep.config';
import { withoutPostedDays } from '@/lib/alerts/alert';
import { getScheduleValues, toNumberText } from '@/lib/alerts/form-values';
import { conditionsQuery } from '@/lib/jobs/search-conditions';
import { type JobSearch, listActiveFilters } from '@/lib/jobs/search-params';
import type { Place } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { unquoteWords } from '@/lib/search-params/quote-words';
import { emailMeForm as text } from '@/messages/jobs/search';
import { EmailMeForm } from './email-me-form';
import { EmailMeLink, toAlertQuery } from './email-me-link';

type EmailMeRowProps = {
  search: JobSearch;
  /** The center of the search; null without one. */
  place: Place | null;
  placeName: string | null;
  heading: 'h2' | 'h3';
};

/** Below a list: a form with one field if the search has a place and radius, else a link to the alert form. */
export function EmailMeRow({ search, place, placeName, heading }: EmailMeRowProps) {
  if (!parts.alerts) return null;
  const { query, types, minPay, more, radiusKm } = withoutPostedDays(search);
  if (place === null || placeName === null || radiusKm === null || more.area)
    return (
      <p className="text-center print:hidden">
        <EmailMeLink search={search} placeName={placeName} isButton />
      </p>
    );
  const filters = listActiveFilters(search);
  const title =
    filters.length === 0
      ? text.titleForPlace({ placeName })
      : filters.length === 1 && query !== ''
        ? text.titleForWords({ words: unquoteWords(query), placeName })
        : text.titleForSearch({ placeName });
  return (
    <EmailMeForm
      title={title}
      heading={heading}
      values={{
        ...getScheduleValues(null),
        words: query,
        types,
        minPay: toNumberText(minPay),
        more: conditionsQuery(more),
        location: JSON.stringify(place),
      }}
      radiusKm={radiusKm}
      href={routes.newAlert(toAlertQuery(search, placeName))}
    />
  );
}
