import Link from 'next/link';
import { shortNameOf } from '@/components/places/place-names';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import type { KnownPlace } from '@/lib/places/known-place';
import { allJobsLink as text } from '@/messages/listings';

/** From a category's jobs to all of the place's. */
export function AllJobsLink({ address, known }: { address: ListingAddress; known: KnownPlace }) {
  return (
    <p className="-my-2 text-sm">
      <Link
        href={placeRoutes.listing({ ...address, category: null, page: 1 })}
        className="link inline-flex min-h-11 items-center"
      >
        {text.allJobsIn({ shortNameOf: shortNameOf(known) })}
      </Link>
    </p>
  );
}
