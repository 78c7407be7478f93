import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { CityDirectory, initials } from '@/components/listings/city-directory';
import { getPageMetadata } from '@/components/seo/page-metadata';
import { listCitiesWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { citiesInitial as text } from '@/messages/pages/listings';
import { MissingPage, missingPageMetadata } from '../../missing-page';

export const revalidate = 600;

/** Prerenders nothing: each page is rendered on its first visit and cached. */
export const generateStaticParams = () => [];

type Props = { params: Promise<{ initial: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { initial } = await params;
  if (!initials.includes(initial)) return missingPageMetadata;
  const letter = { initial: initial.toUpperCase() };
  return getPageMetadata(text.title(letter), text.description(letter), placeRoutes.cities(initial));
}

export default async function CitiesOfInitialPage({ params }: Props) {
  const { initial } = await params;
  if (initials.includes(initial.toLowerCase()) && !initials.includes(initial))
    permanentRedirect(placeRoutes.cities(initial));
  if (!initials.includes(initial)) return <MissingPage />;
  return <CityDirectory cities={await listCitiesWithJobs({ initial }, 2000)} initial={initial} />;
}
