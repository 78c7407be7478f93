'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useRef, useSyncExternalStore, useTransition } from 'react';
import type { Tiles } from '@/components/map/map-job';
import { Button } from '@/components/ui/button';
import { ArrowRightIcon, TrashIcon } from '@/components/ui/icons';
import { Spinner } from '@/components/ui/spinner';
import { chooseTypedPlace, clearPlace } from '@/lib/places/actions';
import { placeLabel, roundCoordinates } from '@/lib/places/place';
import type { StoredPlace } from '@/lib/places/place-cookie';
import { routes } from '@/lib/routes';
import { DistanceGuide } from './distance-guide';
import { PlacePicker, type PlacePickerHandle } from './place-picker';
import { RadiusSlider } from './radius-slider';
import {
  forgetPlace,
  rememberPlace,
  rememberRadius,
  useRememberedPlace,
  useRememberedRadius,
} from './remember-place';

type SetLocationProps = {
  /** What the cookie told the server. */
  remembered: StoredPlace | null;
  tiles: Tiles;
};

/** Place and radius, then on to the jobs. Without JavaScript the same form posts the typed place. */
export function SetLocation({ remembered, tiles }: SetLocationProps) {
  const router = useRouter();
  const [answer, send] = useActionState(chooseTypedPlace, null);
  const [isLeaving, leave] = useTransition();
  const isLive = useIsLive();
  const place = useRememberedPlace(remembered?.place);
  const radiusKm = useRememberedRadius(remembered?.radiusKm);
  const refused = answer?.ok === false ? answer : null;

  const picker = useRef<PlacePickerHandle>(null);

  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    if (isLeaving) return;
    const chosen = await picker.current?.resolve();
    if (!chosen) return;
    const { lat, lng } = roundCoordinates(chosen.coordinates);
    leave(() => router.push(routes.jobsNearMe({ lat, lng, radius: radiusKm })));
  };

  return (
    <form
      action={send}
      onSubmit={goOn}
      noValidate
      className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <PlacePicker
        ref={picker}
        value={place}
        onChange={rememberPlace}
        tiles={tiles}
        radiusKm={radiusKm}
        textName="place"
        defaultText={refused?.values?.place ?? (remembered ? placeLabel(remembered.place) : '')}
        error={refused?.message}
      />
      <div className="space-y-8">
        <RadiusSlider
          {...(isLive
            ? { value: radiusKm, onChange: rememberRadius }
            : { defaultValue: Number(refused?.values?.radius) || radiusKm })}
        />
        <DistanceGuide />
        <div className="space-y-3">
          {/* Enabled in the server's HTML: without JavaScript the typed place is looked up on the way. */}
          <Button type="submit" size="lg" wide disabled={isLive && !place}>
            {isLeaving ? <Spinner /> : null} Continue <ArrowRightIcon />
          </Button>
          {isLive && !place && (
            <p className="text-center text-ink-soft text-sm">Set your location to continue.</p>
          )}
          {place && (
            <Button
              type="submit"
              variant="quiet"
              wide
              formAction={clearPlace}
              onClick={(event) => {
                event.preventDefault();
                forgetPlace();
              }}
            >
              <TrashIcon /> Clear location
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

const never = () => () => {};
/** False in the server's HTML and while hydrating, true afterwards. */
const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
