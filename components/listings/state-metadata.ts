import type { Metadata } from 'next';
import { formatOpenJobs } from '@/components/places/place-names';
import { getPageMetadata } from '@/components/seo/page-metadata';
import type { CityWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import type { UsState } from '@/lib/places/us-states';
import { stateMetadata as text } from '@/messages/listings';
import { locale } from '@/messages/locale';

/** Metadata of a state's directory. Not indexed if it is empty. */
export function toStateMetadata({ name }: UsState, cities: readonly CityWithJobs[]): Metadata {
  const total = sumCounts(cities);
  const description = text.description({
    openJobs: formatOpenJobs(total),
    citiesCount: cities.length.toLocaleString(locale),
    name,
  });
  return {
    ...getPageMetadata(text.title({ name }), description, placeRoutes.state(name)),
    ...(total === 0 && { robots: { index: false, follow: true } }),
  };
}

export const sumCounts = (entries: readonly { count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);
