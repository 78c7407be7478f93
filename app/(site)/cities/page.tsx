import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CityDirectory } from '@/components/listings/city-directory';
import { pageCard } from '@/components/seo/page-card';
import { citiesWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { cities as text } from '@/messages/pages/listings';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return pageCard(text.citiesWithJobs, text.everyCityAndTownWith, placeRoutes.cities());
}

/** Rendered per request, because a build needs no database; its figures are kept. */
export default async function CitiesPage() {
  await connection();
  return <CityDirectory cities={await citiesWithJobs(null, 60)} />;
}
