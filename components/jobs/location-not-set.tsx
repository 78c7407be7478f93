import Link from 'next/link';
import { UseMyLocationButton } from '@/components/places/use-my-location-button';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PinIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';

/** What the page of near jobs shows while it does not know what is near. */
export function LocationNotSet() {
  return (
    <EmptyState
      title="Location Not Set"
      icon={<PinIcon />}
      action={
        <>
          <ButtonLink href={routes.location()}>Set your location</ButtonLink>
          <UseMyLocationButton />
        </>
      }
    >
      <p>
        Say where you are, and we show the open jobs around it, nearest first. Or look through{' '}
        <Link href={routes.search()} className="link">
          all jobs
        </Link>
        .
      </p>
    </EmptyState>
  );
}
