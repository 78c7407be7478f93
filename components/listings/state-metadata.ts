import type { Metadata } from 'next';
import { openJobs } from '@/components/places/place-names';
import { pageCard } from '@/components/seo/page-card';
import type { CityWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import type { UsState } from '@/lib/places/us-states';
import { stateMetadata as text } from '@/messages/listings';
import { locale } from '@/messages/locale';

/** What search engines say of a state's directory; an empty one is not for them. */
export function stateMetadata({ name }: UsState, cities: readonly CityWithJobs[]): Metadata {
  const total = sumOf(cities);
  const description = text.inCitiesAndTownsOf({
    openJobs: openJobs(total),
    citiesCount: cities.length.toLocaleString(locale),
    name,
  });
  return {
    ...pageCard(text.jobsInByCity({ name }), description, placeRoutes.state(name)),
    ...(total === 0 && { robots: { index: false, follow: true } }),
  };
}

export const sumOf = (entries: readonly { count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);
