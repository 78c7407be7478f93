import type { Metadata } from 'next';
import type { ListingSegments } from '@/lib/listings/listing-address';
import { ListingPage, metadataOfListing } from '../../../../listing-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<ListingSegments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOfListing(await params);
}

/** The jobs of one category around a neighborhood (D13). */
export default async function NeighborhoodCategoryPage({ params }: Props) {
  return <ListingPage segments={await params} />;
}
