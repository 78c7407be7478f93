import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { Banner } from '@/components/home/banner';
import { listingMetadata } from '@/components/listings/listing-metadata';
import { PlaceListingPage } from '@/components/listings/place-listing';
import type { ListingSegments } from '@/lib/listings/listing-address';
import { findListing, isListing } from '@/lib/listings/place-listing';
import { MissingPage, missingPageMetadata } from '../missing-page';

/* With a filter in its query the address is cities/filtered (middleware.ts), which is not cached. */

type Props = { params: Promise<ListingSegments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findListing(await params);
  return isListing(found) ? listingMetadata(found) : missingPageMetadata;
}

/** What the addresses of a place's lists show: the list, a 404, or the way to the address's canonical form by 308. */
export default async function ListingPage({ params }: Props) {
  const found = await findListing(await params);
  if (isListing(found))
    return (
      <>
        <Banner />
        <PlaceListingPage listing={found} />
      </>
    );
  if (typeof found === 'object' && 'movedTo' in found) permanentRedirect(found.movedTo);
  return <MissingPage />;
}
