'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { LocateIcon } from '@/components/ui/island-icons';
import { Spinner } from '@/components/ui/spinner';
import type { Place } from '@/lib/places/place';
import { fail } from '@/lib/result';
import * as routes from '@/lib/routes';
import { useMyLocationButton as text } from '@/messages/places/place';
import { rememberedRadius, rememberPlace } from './remember-place';

type UseMyLocationButtonProps = ButtonLook & {
  /** Takes the place over. Without it the place is remembered and the visitor goes on to what is near it. */
  onPlace?: (place: Place) => void;
  target?: 'jobs' | 'talents';
  children?: ReactNode;
  className?: string;
};

type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'error'; message: string };

/** Asks the browser where the visitor is, on their press only; what went wrong is said below the button. */
export function UseMyLocationButton({
  onPlace,
  target = 'jobs',
  children = text.myLocation,
  className,
  ...look
}: UseMyLocationButtonProps) {
  const router = useRouter();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [isLeaving, leave] = useTransition();
  const isBusy = state.kind === 'loading' || isLeaving;

  const goOn = (place: Place) => {
    rememberPlace(place);
    leave(() =>
      router.push(
        target === 'talents'
          ? routes.talentNearMe(place.coordinates)
          : routes.jobsNearMe({ ...place.coordinates, radius: rememberedRadius() }),
      ),
    );
  };
  const locate = async () => {
    if (isBusy) return;
    setState({ kind: 'loading' });
    // Few press it; every first page would carry the code of it.
    const found = await import('./locate-me').then(
      ({ locateMe }) => locateMe(),
      () => fail(text.notLoaded),
    );
    setState(found.ok ? { kind: 'idle' } : { kind: 'error', message: found.message });
    if (found.ok) (onPlace ?? goOn)(found.data);
  };

  return (
    <div className={className}>
      <Button
        variant="secondary"
        {...look}
        aria-disabled={isBusy || undefined}
        onClick={locate}
        className="noscript:hidden"
      >
        {isBusy ? <Spinner /> : <LocateIcon />}
        <span>{isBusy ? text.findingYourLocation : children}</span>
      </Button>
      <p role="alert" className="font-medium text-danger text-sm not-empty:mt-2">
        {state.kind === 'error' ? state.message : ''}
      </p>
    </div>
  );
}
