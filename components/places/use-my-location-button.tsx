'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonVariants } from '@/components/ui/button-variants';
import { LocateIcon } from '@/components/ui/island-icons';
import { Spinner } from '@/components/ui/spinner';
import type { Place } from '@/lib/places/place';
import { fail } from '@/lib/result';
import * as routes from '@/lib/routes';
import { useMyLocationButton as text } from '@/messages/places/place';
import { getSearchRadius, setChosenPlace } from './visitor-place';

type UseMyLocationButtonProps = ButtonVariants & {
  /** Receives the place. Without it the place is saved as chosen and the search near it opens. */
  onPlace?: (place: Place) => void;
  target?: 'jobs' | 'talents';
  className?: string;
};

type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'error'; message: string };

/** Requests the visitor's position, only on click. Errors are shown below the button. */
export function UseMyLocationButton({
  onPlace,
  target = 'jobs',
  className,
  ...variantProps
}: UseMyLocationButtonProps) {
  const router = useRouter();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [isNavigating, startNavigation] = useTransition();
  const isBusy = state.kind === 'loading' || isNavigating;

  const goToResults = (place: Place) => {
    setChosenPlace(place);
    startNavigation(() =>
      router.push(
        target === 'talents'
          ? routes.talentNearMe(place.coordinates)
          : routes.jobsNearMe({ ...place.coordinates, radius: getSearchRadius() }),
      ),
    );
  };
  const handleClick = async () => {
    if (isBusy) return;
    setState({ kind: 'loading' });
    // Loaded on demand, because few visitors use it and every landing page would carry its code.
    const result = await import('./locate-me').then(
      ({ locateMe }) => locateMe(),
      () => fail(text.loadFailed),
    );
    setState(result.ok ? { kind: 'idle' } : { kind: 'error', message: result.message });
    if (result.ok) (onPlace ?? goToResults)(result.data);
  };

  return (
    <div className={className}>
      <Button
        variant="secondary"
        {...variantProps}
        aria-disabled={isBusy || undefined}
        onClick={handleClick}
        className="noscript:hidden"
      >
        {isBusy ? <Spinner /> : <LocateIcon />}
        <span>{isBusy ? text.pending : text.label}</span>
      </Button>
      <p role="alert" className="font-medium text-danger text-sm not-empty:mt-2">
        {state.kind === 'error' ? state.message : ''}
      </p>
    </div>
  );
}
