'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { PinIcon } from '@/components/ui/island-icons';
import { placeLabel } from '@/lib/places/address-label';
import * as routes from '@/lib/routes';
import { yourPlace as text } from '@/messages/places/your-place';
import { useVisitorPlace } from './visitor-place';

/** The visitor's place, linked to the page that changes it. An island, because the page around it may be shared. */
export function YourPlace() {
  const place = useVisitorPlace();
  const isTalentSearch = usePathname().startsWith(routes.talentNearMe());
  if (!place) return null;
  const { neighborhood, city } = place.address;
  return (
    <Link
      href={routes.location({ for: isTalentSearch ? 'talents' : undefined })}
      prefetch={false}
      aria-label={text.linkLabel({ placeLabel: placeLabel(place) })}
      className="text-action min-w-0 gap-1.5 px-1 text-sm print:hidden"
    >
      <PinIcon className="shrink-0" />
      <span className="max-w-40 truncate @max-[14rem]:sr-only">{neighborhood ?? city}</span>
    </Link>
  );
}
