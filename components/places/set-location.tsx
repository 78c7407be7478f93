'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useRef, useState, useTransition } from 'react';
import { useSubmit } from '@/components/forms/use-submit';
import type { Tiles } from '@/components/map/tiles';
import { Button } from '@/components/ui/button';
import { CookiesBlocked } from '@/components/ui/cookies-blocked';
import { ArrowRightIcon, TrashIcon } from '@/components/ui/icons';
import { Spinner } from '@/components/ui/spinner';
import { useIsHydrated } from '@/components/ui/use-browser-value';
import { parseDecimal } from '@/lib/forms/parse-decimal';
import { chooseTypedPlace, clearSavedPlace } from '@/lib/places/actions';
import { placeLabel } from '@/lib/places/address-label';
import { type Place, roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { setLocation as text } from '@/messages/places/location';
import { DistanceGuide } from './distance-guide';
import { PlacePicker, type PlacePickerHandle } from './place-picker';
import { RadiusSlider, toRadiusProblem } from './radius-slider';
import {
  clearVisitorPlace,
  setChosenPlace,
  setSearchRadius,
  useSearchRadius,
  useVisitorPlace,
} from './visitor-place';

type SetLocationProps = {
  /** The visitor's place on the server. `isChosen` is undefined for a profile's place. */
  initialPlace: { place: Place; radiusKm: number; isChosen?: boolean } | null;
  /** The kind of search, which determines where the form continues. */
  target: 'jobs' | 'talents';
  tiles: Tiles;
};

/** Sets place and radius, then opens the search. Without JavaScript the same form posts the typed place. */
export function SetLocation({ initialPlace, target, tiles }: SetLocationProps) {
  const router = useRouter();
  const [result, submitAction] = useSubmit(chooseTypedPlace);
  const [isNavigating, startNavigation] = useTransition();
  const isHydrated = useIsHydrated();
  const visitorPlace = useVisitorPlace(initialPlace?.place);
  // The browser receives the profile's place later than the server.
  const isFromProfile = initialPlace !== null && initialPlace.isChosen === undefined;
  const place = visitorPlace ?? (isFromProfile ? initialPlace.place : null);
  const radiusKm = useSearchRadius(initialPlace?.radiusKm);
  const failedResult = result?.ok === false ? result : null;

  const radiusId = useId();
  const picker = useRef<PlacePickerHandle>(null);
  const [hasLookupError, setHasLookupError] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    if (isNavigating) return;
    const typedRadius = String(new FormData(form).get('radius') ?? '').trim();
    if (typedRadius !== '' && Number.isNaN(parseDecimal(typedRadius))) {
      document.getElementById(radiusId)?.focus();
      return;
    }
    const resolved = await picker.current?.resolve();
    if (!resolved?.ok) return;
    // A visited place or the profile's becomes the chosen place.
    setChosenPlace(resolved.data);
    const { lat, lng } = roundCoordinates(resolved.data.coordinates);
    startNavigation(() =>
      router.push(
        target === 'talents'
          ? routes.talentNearMe({ lat, lng })
          : routes.jobsNearMe({ lat, lng, radius: radiusKm }),
      ),
    );
  };

  return (
    <form
      action={submitAction}
      onSubmit={handleSubmit}
      noValidate
      // Not a grid on phones: there the sticky actions stay at the bottom of the window along the whole form.
      className="space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 lg:gap-y-8 lg:space-y-0"
    >
      <div className="lg:row-span-3">
        <CookiesBlocked className="mb-6">{text.cookiesBlocked}</CookiesBlocked>
        <PlacePicker
          ref={picker}
          value={place}
          onChange={setChosenPlace}
          onLookupErrorChange={setHasLookupError}
          tiles={tiles}
          radiusKm={target === 'jobs' ? radiusKm : null}
          textName="place"
          defaultText={failedResult?.values?.place ?? (initialPlace ? placeLabel(initialPlace.place) : '')}
          error={failedResult?.fieldErrors?.radiusKm ? undefined : failedResult?.message}
        />
      </div>
      <div className="space-y-8">
        {target === 'jobs' ? (
          <>
            <RadiusSlider
              id={radiusId}
              problem={toRadiusProblem(failedResult?.values?.radius, failedResult?.fieldErrors?.radiusKm)}
              {...(isHydrated
                ? { value: radiusKm, onChange: setSearchRadius }
                : { defaultValue: Number(failedResult?.values?.radius) || radiusKm })}
            />
            <DistanceGuide />
          </>
        ) : (
          <input type="hidden" name="for" value="talents" />
        )}
      </div>
      <div className="sticky-actions space-y-3 lg:static lg:m-0 lg:border-0 lg:bg-transparent lg:p-0">
        {/* Enabled in the server's HTML: without JavaScript the server geocodes the typed place. */}
        <Button type="submit" size="lg" wide disabled={isHydrated && (!place || hasLookupError)}>
          {isNavigating && <Spinner />}
          <span>{text.continue}</span>
          <ArrowRightIcon />
        </Button>
        {isHydrated && !place && <p className="text-center text-ink-soft text-sm">{text.continueHint}</p>}
      </div>
      {/* After Continue, because Enter submits a form with its first button. */}
      {place && !isFromProfile && (
        <div className="lg:col-start-2">
          <Button
            type="submit"
            variant="quiet"
            wide
            formAction={clearSavedPlace}
            onClick={(event) => {
              event.preventDefault();
              clearVisitorPlace();
            }}
          >
            <TrashIcon /> {text.clearLocation}
          </Button>
        </div>
      )}
    </form>
  );
}
