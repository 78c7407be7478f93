'use client';

import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import type { Tiles } from '@/components/map/map-job';
import { PickerMap } from '@/components/map/picker-map';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { CircleCheckIcon, SearchIcon } from '@/components/ui/icons';
import { Spinner } from '@/components/ui/spinner';
import { placeMessages } from '@/lib/places/messages';
import { type Coordinates, type Place, placeLabel } from '@/lib/places/place';
import type { ActionResult } from '@/lib/result';
import { PlaceCombobox } from './place-combobox';
import { findAddress, findPlace } from './place-requests';
import { UseMyLocationButton } from './use-my-location-button';

/** What a form around the picker may ask of it. */
export type PlacePickerHandle = {
  /** The place that stands there now; what was typed and not looked up yet is looked up first. Null says why itself. */
  resolve: () => Promise<Place | null>;
};

type PlacePickerProps = {
  /** The typed text's field, when something else must point at it. */
  id?: string;
  ref?: Ref<PlacePickerHandle>;
  value: Place | null;
  onChange: (place: Place) => void;
  tiles: Tiles;
  label?: string;
  hint?: string;
  /** A hidden field with the place as JSON, for a form that is sent. */
  name?: string;
  /** The typed text's field: all that a form without JavaScript can send. */
  textName?: string;
  defaultText?: string;
  /** What the form says is wrong; the picker's own sentences come before it. */
  error?: string | undefined;
  /** Draws the radius that is being chosen beside it. */
  radiusKm?: number | null;
  /** Leaves 'Use my location' away where the place is not the visitor's own. */
  offersOwnPosition?: boolean;
};

type State =
  | { kind: 'idle' }
  | { kind: 'loading'; point: Coordinates | null }
  | { kind: 'error'; message: string };

/** One place, by the browser's position, by typing or by a press on the map; what was found is said in words. */
export function PlacePicker({
  id,
  ref,
  value,
  onChange,
  tiles,
  label = 'City, neighborhood or ZIP code',
  hint,
  name,
  textName,
  defaultText,
  error,
  radiusKm = null,
  offersOwnPosition = true,
}: PlacePickerProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [typed, setTyped] = useState(defaultText ?? '');
  /** The text that the place was found by; anything else in the field has not been looked up. */
  const [settledText, setSettledText] = useState(typed);
  const latest = useRef(0);
  /** A form that is sent while a press on the map is looked up means what was pressed, not the place before. */
  const underWay = useRef<Promise<Place | null> | null>(null);
  const message = state.kind === 'error' ? state.message : error;

  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Cleared from outside: the words of what is gone must not stay.
    if (value === null) {
      setTyped('');
      setSettledText('');
      setState({ kind: 'idle' });
    }
  }

  const take = (place: Place, text: string) => {
    latest.current += 1;
    underWay.current = null;
    setState({ kind: 'idle' });
    setTyped(text);
    setSettledText(text);
    onChange(place);
    return place;
  };
  /** Only the last question counts: a slow answer must not undo a later press. */
  const settle = (point: Coordinates | null, question: Promise<ActionResult<Place>>) => {
    latest.current += 1;
    const mine = latest.current;
    setState({ kind: 'loading', point });
    const answer = question.then((found) => {
      if (mine !== latest.current) return null;
      underWay.current = null;
      if (found.ok) return take(found.data, placeLabel(found.data));
      setState({ kind: 'error', message: found.message });
      return null;
    });
    underWay.current = answer;
    return answer;
  };
  const search = async (text: string) => {
    if (text.trim() !== '') return settle(null, findPlace(text.trim()));
    setState({ kind: 'error', message: placeMessages.required });
    return null;
  };
  const pick = (point: Coordinates) => {
    const precise = { lat: toFive(point.lat), lng: toFive(point.lng) };
    void settle(precise, findAddress(precise, placeMessages.selectedAddressFailed));
  };

  useImperativeHandle(ref, () => ({
    resolve: async () => {
      if (typed.trim() !== '' && typed !== settledText) return search(typed);
      return underWay.current ?? value;
    },
  }));

  return (
    <div className="space-y-4">
      {offersOwnPosition && <UseMyLocationButton onPlace={(place) => take(place, placeLabel(place))} />}
      <Field id={fieldId} label={label} hint={hint} required>
        {(aria) => (
          <div className="flex gap-2">
            <PlaceCombobox
              {...aria}
              aria-invalid={message ? true : undefined}
              aria-describedby={
                classes(aria['aria-describedby'], message && `${fieldId}-problem`) || undefined
              }
              className="grow"
              {...(textName ? { name: textName } : {})}
              defaultValue={defaultText ?? ''}
              text={typed}
              onText={setTyped}
              onChoose={({ place, label: chosen }) => take(place, chosen)}
              onEnter={search}
            />
            <Button
              variant="secondary"
              onClick={() => search(typed)}
              className="shrink-0 noscript:hidden"
              aria-label="Search for this place"
            >
              {state.kind === 'loading' && state.point === null ? <Spinner /> : <SearchIcon />}
              <span className="max-sm:sr-only">Search</span>
            </Button>
          </div>
        )}
      </Field>
      {/* An alert and not the field's own error line: a press on the map can fail too, far from the field's focus. */}
      <p
        id={`${fieldId}-problem`}
        role="alert"
        className="-mt-2.5 font-medium text-danger text-sm empty:hidden"
      >
        {message}
      </p>
      {name && <input type="hidden" name={name} value={value ? JSON.stringify(value) : ''} />}
      <PickerMap
        value={state.kind === 'loading' && state.point ? state.point : (value?.coordinates ?? null)}
        radiusKm={radiusKm}
        onPick={pick}
        tiles={tiles}
      />
      <p role="status" className="flex min-h-7 items-center gap-2">
        {state.kind === 'loading' ? (
          <>
            <Spinner /> Finding the place…
          </>
        ) : (
          value && (
            <>
              <CircleCheckIcon className="text-good" />
              <span>
                Chosen place: <strong className="font-semibold">{placeLabel(value)}</strong>
              </span>
            </>
          )
        )}
      </p>
    </div>
  );
}

/** About a metre; more digits would claim what no finger on a map can mean. */
const toFive = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
