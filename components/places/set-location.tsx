'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useRef, useState, useTransition } from 'react';
import { useSubmit } from '@/components/forms/use-submit';
import type { Tiles } from '@/components/map/tiles';
import { Button } from '@/components/ui/button';
import { CookiesBlocked } from '@/components/ui/cookies-blocked';
import { ArrowRightIcon, TrashIcon } from '@/components/ui/icons';
import { Spinner } from '@/components/ui/spinner';
import { useIsLive } from '@/components/ui/use-browser-value';
import { plainNumber } from '@/lib/forms/plain-number';
import { chooseTypedPlace, clearPlace } from '@/lib/places/actions';
import { placeLabel } from '@/lib/places/address-label';
import { type Place, roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { setLocation as text } from '@/messages/places/location';
import { DistanceGuide } from './distance-guide';
import { PlacePicker, type PlacePickerHandle } from './place-picker';
import { RadiusSlider, radiusProblem } from './radius-slider';
import {
  forgetPlace,
  rememberPlace,
  rememberRadius,
  useRememberedPlace,
  useRememberedRadius,
} from './remember-place';

type SetLocationProps = {
  /** What the server knows of the visitor's place; a stored one says whether it was chosen, a profile's does not. */
  known: { place: Place; radiusKm: number; isChosen?: boolean } | null;
  /** What is looked for around it, and where the form goes on to. */
  target: 'jobs' | 'talents';
  tiles: Tiles;
};

/** Place and radius, then on to what is near. Without JavaScript the same form posts the typed place. */
export function SetLocation({ known, target, tiles }: SetLocationProps) {
  const router = useRouter();
  const [answer, send] = useSubmit(chooseTypedPlace);
  const [isLeaving, leave] = useTransition();
  const isLive = useIsLive();
  const remembered = useRememberedPlace(known?.place);
  // The browser hears of the profile a moment later than the server.
  const isOfProfile = known !== null && known.isChosen === undefined;
  const place = remembered ?? (isOfProfile ? known.place : null);
  const radiusKm = useRememberedRadius(known?.radiusKm);
  const refused = answer?.ok === false ? answer : null;

  const radiusId = useId();
  const picker = useRef<PlacePickerHandle>(null);
  const [isInDoubt, setIsInDoubt] = useState(false);

  const goOn = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    if (isLeaving) return;
    const typedRadius = String(new FormData(form).get('radius') ?? '').trim();
    if (typedRadius !== '' && Number.isNaN(plainNumber(typedRadius))) {
      document.getElementById(radiusId)?.focus();
      return;
    }
    const chosen = await picker.current?.resolve();
    if (!chosen?.ok) return;
    // What was only visited, or is the profile's, is chosen now.
    rememberPlace(chosen.data);
    const { lat, lng } = roundCoordinates(chosen.data.coordinates);
    leave(() =>
      router.push(
        target === 'talents'
          ? routes.talentNearMe({ lat, lng })
          : routes.jobsNearMe({ lat, lng, radius: radiusKm }),
      ),
    );
  };

  return (
    <form
      action={send}
      onSubmit={goOn}
      noValidate
      // Not a grid on a phone: there the last part sticks to the lower edge of the window all the way through the form.
      className="space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 lg:gap-y-8 lg:space-y-0"
    >
      <div className="lg:row-span-3">
        <CookiesBlocked className="mb-6">{text.cookiesBlocked}</CookiesBlocked>
        <PlacePicker
          ref={picker}
          value={place}
          onChange={rememberPlace}
          onDoubt={setIsInDoubt}
          tiles={tiles}
          radiusKm={target === 'jobs' ? radiusKm : null}
          textName="place"
          defaultText={refused?.values?.place ?? (known ? placeLabel(known.place) : '')}
          error={refused?.fieldErrors?.radiusKm ? undefined : refused?.message}
        />
      </div>
      <div className="space-y-8">
        {target === 'jobs' ? (
          <>
            <RadiusSlider
              id={radiusId}
              problem={radiusProblem(refused?.values?.radius, refused?.fieldErrors?.radiusKm)}
              {...(isLive
                ? { value: radiusKm, onChange: rememberRadius }
                : { defaultValue: Number(refused?.values?.radius) || radiusKm })}
            />
            <DistanceGuide />
          </>
        ) : (
          <input type="hidden" name="for" value="talents" />
        )}
      </div>
      <div className="way-on space-y-3 lg:static lg:m-0 lg:border-0 lg:bg-transparent lg:p-0">
        {/* Enabled in the server's HTML: without JavaScript the typed place is looked up on the way. */}
        <Button type="submit" size="lg" wide disabled={isLive && (!place || isInDoubt)}>
          {isLeaving && <Spinner />}
          <span>{text.continue}</span>
          <ArrowRightIcon />
        </Button>
        {isLive && !place && (
          <p className="text-center text-ink-soft text-sm">{text.setYourLocationToContinue}</p>
        )}
      </div>
      {/* Behind Continue: Enter sends a form by its first button. */}
      {place && !isOfProfile && (
        <div className="lg:col-start-2">
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
            <TrashIcon /> {text.clearLocation}
          </Button>
        </div>
      )}
    </form>
  );
}
