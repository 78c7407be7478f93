import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CityDirectory } from '@/components/listings/city-directory';
import { getPageMetadata } from '@/components/seo/page-metadata';
import { listCitiesWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { cities as text } from '@/messages/pages/listings';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return getPageMetadata(text.title, text.description, placeRoutes.cities());
}

/** Rendered per request, because a build has no database; the counts are cached. */
export default async function CitiesPage() {
  await connection();
  return <CityDirectory cities={await listCitiesWithJobs(null, 60)} />;
}
