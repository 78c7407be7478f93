'use client';

import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { PickerMap } from '@/components/map/picker-map';
import type { Tiles } from '@/components/map/tiles';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { CircleCheckIcon, SearchIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { KeptInDraft } from '@/components/ui/kept-in-draft';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { placeLabel } from '@/lib/places/address-label';
import type { Coordinates, Place } from '@/lib/places/place';
import { addressedBy, pinnedPlace, withStreet } from '@/lib/places/street';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';
import { placePicker as messages } from '@/messages/places/picker';
import { isRecord, parsePlace } from './parse-place';
import { PlaceCombobox } from './place-combobox';
import { findAddress, requestPlace } from './place-requests';
import { UseMyLocationButton } from './use-my-location-button';

/** What a form around the picker may ask of it. */
export type PlacePickerHandle = {
  /** The current place; what was typed and not looked up yet is looked up first. The picker says itself what went wrong. */
  resolve: () => Promise<Resolved>;
};

/** Null where there is no place, or where a later question has come between. */
type Resolved = ActionResult<Place> | null;

type PlacePickerProps = {
  /** The typed text's field, when something else must point at it. */
  id?: string;
  ref?: Ref<PlacePickerHandle>;
  value: Place | null;
  onChange: (place: Place) => void;
  /** Whether the last look-up failed: the place before it is not what was meant. */
  onDoubt?: (isInDoubt: boolean) => void;
  tiles: Tiles;
  label?: string;
  hint?: string;
  /** A hidden field with the place as JSON, for a form that is sent. */
  name?: string;
  /** Asks for a street, too, in a field of this name: the place is a door, and its pin can be set exactly. */
  streetName?: string;
  defaultStreet?: string;
  /** A hidden field that says 'set' once the pin is where somebody, or a geocoder that knows streets, has put it. */
  pinName?: string;
  isPinSet?: boolean;
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
  | { kind: 'error'; message: string }
  /** A place was found, but something typed with it does not fit. */
  | { kind: 'warned'; message: string };

/** One place, by the browser's position, by typing or by a press on the map; what was found is said in words. */
export function PlacePicker({
  id,
  ref,
  value,
  onChange,
  onDoubt,
  tiles,
  label = messages.cityNeighborhoodOrZipCode,
  hint,
  name,
  streetName,
  defaultStreet,
  pinName,
  isPinSet = false,
  textName,
  defaultText,
  error,
  radiusKm = null,
  offersOwnPosition = true,
}: PlacePickerProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [state, setState] = useState<State>({ kind: 'idle' });
  // A page that comes back from the router's cache has the words of its first visit, and the place of now.
  const [typed, setTyped] = useState(defaultText || (value ? placeLabel(value) : ''));
  const [firstText] = useState(typed);
  /** The text that the place was found by; anything else in the field has not been looked up. */
  const [settledText, setSettledText] = useState(typed);
  const [street, setStreet] = useState(defaultStreet ?? value?.address.street ?? '');
  const [isPinned, setIsPinned] = useState(isPinSet);
  /** An address was typed whose street nobody here knows: the pin is in the middle of its place. */
  const [hasMissedStreet, setHasMissedStreet] = useState(false);
  const latest = useRef(0);
  /** A form that is sent while a press on the map is looked up means what was pressed, not the place before. */
  const underWay = useRef<Promise<Resolved> | null>(null);
  const message = state.kind === 'error' || state.kind === 'warned' ? state.message : error;

  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Cleared from outside: the words of what is gone must not stay.
    if (value === null) {
      setTyped('');
      setSettledText('');
      setState({ kind: 'idle' });
    } else if (typed === '') {
      setTyped(placeLabel(value));
      setSettledText(placeLabel(value));
    }
  }

  const isInDoubt = state.kind === 'error';
  const tellDoubt = useEffectEvent((isNow: boolean) => onDoubt?.(isNow));
  useEffect(() => tellDoubt(isInDoubt), [isInDoubt]);
  const type = (text: string) => {
    setTyped(text);
    if (isInDoubt || state.kind === 'warned') setState({ kind: 'idle' });
  };
  const keep = (place: Place) => {
    setTyped(placeLabel(place));
    setSettledText(placeLabel(place));
    setState({ kind: 'idle' });
  };

  const take = (place: Place, { isExact = false, hasMissed = false } = {}) => {
    latest.current += 1;
    underWay.current = null;
    const text = placeLabel(place);
    setState({ kind: 'idle' });
    setTyped(text);
    setSettledText(text);
    setStreet(place.address.street ?? '');
    setIsPinned(isExact);
    setHasMissedStreet(hasMissed);
    onChange(place);
    return place;
  };
  /** A place found by its name: with the street that was typed, and its pin in the middle unless the street is known. */
  const takeFound = (place: Place, typedStreet: string | null) => {
    const isExact = place.address.street !== null;
    const hasMissed = !isExact && typedStreet !== null;
    if (!streetName) return take(place, { hasMissed });
    return take(addressedBy(place, typedStreet, typedStreet || isExact ? '' : street), {
      isExact,
      hasMissed,
    });
  };
  const restoreFromDraft = (json: string) => {
    const kept: unknown = JSON.parse(json);
    const place = isRecord(kept) ? parsePlace(kept.place) : null;
    if (place) take(place, { isExact: isRecord(kept) && kept.isPinned === true });
  };
  const takePoint = (place: Place) =>
    take(streetName ? pinnedPlace(value, place, street) : place, { isExact: true });
  /** Only the last question counts: a slow answer must not undo a later press. */
  const settle = <Found,>(
    point: Coordinates | null,
    question: Promise<ActionResult<Found>>,
    takeAnswer: (found: Found) => Resolved,
  ) => {
    latest.current += 1;
    const mine = latest.current;
    setState({ kind: 'loading', point });
    const answer = question.then((found): Resolved => {
      if (mine !== latest.current) return null;
      underWay.current = null;
      if (found.ok) return takeAnswer(found.data);
      setState({ kind: 'error', message: found.message });
      return found;
    });
    underWay.current = answer;
    return answer;
  };
  const search = async (text: string): Promise<Resolved> => {
    const words = text.trim();
    if (words !== '')
      return settle(null, requestPlace(words), ({ place, street: typedStreet, warning }) => {
        const taken = takeFound(place, typedStreet);
        if (warning === null) return succeed(taken);
        // A form stops once, so that the warning is seen.
        setState({ kind: 'warned', message: warning });
        return fail(warning);
      });
    setState({ kind: 'error', message: placeMessages.required });
    return fail(placeMessages.required);
  };
  const pick = (point: Coordinates) => {
    const precise = { lat: toFive(point.lat), lng: toFive(point.lng) };
    void settle(precise, findAddress(precise, placeMessages.selectedAddressFailed), (found) =>
      succeed(takePoint(found)),
    );
  };

  useImperativeHandle(ref, () => ({
    resolve: async () => {
      if (typed.trim() !== '' && typed !== settledText) return search(typed);
      return underWay.current ?? (value && succeed(value));
    },
  }));

  return (
    <div className="space-y-4">
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
              defaultValue={firstText}
              text={typed}
              onText={type}
              onChoose={({ place }, typedStreet) => takeFound(place, typedStreet)}
              onEnter={search}
            />
            <Button
              variant="secondary"
              onClick={() => search(typed)}
              className="shrink-0 noscript:hidden"
              aria-label={messages.searchForThisPlace}
            >
              {state.kind === 'loading' && state.point === null ? <Spinner /> : <SearchIcon />}
              <span className="max-sm:sr-only">{messages.search}</span>
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
      {offersOwnPosition && <UseMyLocationButton onPlace={takePoint} />}
      {streetName && (
        <Field label={messages.streetAddress} hint={messages.withTheHouseNumberIt}>
          {(aria) => (
            <Input
              {...aria}
              name={streetName}
              value={street}
              onChange={({ target }) => {
                setStreet(target.value);
                if (value) onChange(withStreet(value, target.value));
              }}
              autoComplete="off"
              maxLength={200}
            />
          )}
        </Field>
      )}
      {pinName && <input type="hidden" name={pinName} value={isPinned ? 'set' : ''} />}
      {name && <input type="hidden" name={name} value={value ? JSON.stringify(value) : ''} />}
      {name && (
        <KeptInDraft
          name={name}
          value={JSON.stringify({ place: value, isPinned })}
          onRestore={restoreFromDraft}
        />
      )}
      <PickerMap
        value={state.kind === 'loading' && state.point ? state.point : (value?.coordinates ?? null)}
        radiusKm={radiusKm}
        onPick={pick}
        tiles={tiles}
      />
      <div role="status" className="grid min-h-7 gap-2">
        {state.kind === 'loading' ? (
          <p key="loading" className="flex items-center gap-2">
            <Spinner /> {messages.findingThePlace}
          </p>
        ) : (
          value &&
          (isInDoubt ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                {messages.notChanged({
                  placeLabel: <strong className="font-semibold">{placeLabel(value)}</strong>,
                })}
              </span>
              <Button variant="secondary" size="sm" onClick={() => keep(value)}>
                {messages.keepIt}
              </Button>
            </p>
          ) : (
            <>
              <p className="flex items-center gap-2">
                <CircleCheckIcon className="text-good" />
                <span>
                  {messages.chosenPlace({
                    place: (
                      <strong className="font-semibold">
                        {[streetName && value.address.street, placeLabel(value)].filter(Boolean).join(', ')}
                      </strong>
                    ),
                  })}
                </span>
              </p>
              {!isPinned && (hasMissedStreet || (streetName && street.trim() !== '')) && (
                <Notice tone="warn" title={messages.weKnowButNotIts({ placeLabel: placeLabel(value) })}>
                  {streetName ? messages.pinToYourDoor : messages.pinInTheMiddle}
                </Notice>
              )}
            </>
          ))
        )}
      </div>
    </div>
  );
}

/** About a metre; more digits would claim what no finger on a map can mean. */
const toFive = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
