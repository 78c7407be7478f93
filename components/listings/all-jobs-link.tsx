import Link from 'next/link';
import { formatShortPlaceName } from '@/components/places/place-names';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import type { GazetteerPlace } from '@/lib/places/gazetteer-place';
import { allJobsLink as text } from '@/messages/listings';

export function AllJobsLink({ address, place }: { address: ListingAddress; place: GazetteerPlace }) {
  return (
    <p className="-my-2 text-sm">
      <Link
        href={placeRoutes.listing({ ...address, category: null, page: 1 })}
        className="link inline-flex min-h-11 items-center"
      >
        {text.allJobsIn({ name: formatShortPlaceName(place) })}
      </Link>
    </p>
  );
}
