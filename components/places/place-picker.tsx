'use client';

import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { PickerMap } from '@/components/map/picker-map';
import type { Tiles } from '@/components/map/tiles';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { DraftField } from '@/components/ui/draft-field';
import { CircleCheckIcon, SearchIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { placeLabel } from '@/lib/places/address-label';
import type { Coordinates, Place } from '@/lib/places/place';
import { movePin, withResolvedStreet, withStreet } from '@/lib/places/street';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';
import { placePicker as messages } from '@/messages/places/picker';
import { isRecord, parsePlace } from './parse-place';
import { PlaceCombobox } from './place-combobox';
import { fetchAddress, geocodePlace } from './place-requests';
import { UseMyLocationButton } from './use-my-location-button';

export type PlacePickerHandle = {
  /** The current place, after geocoding text that has not been geocoded yet. The picker shows any error itself. */
  resolve: () => Promise<ResolvedPlace>;
};

/** Null if there is no place, or if a later lookup replaced this one. */
type ResolvedPlace = ActionResult<Place> | null;

type PlacePickerProps = {
  /** The id of the text field, for labels elsewhere. */
  id?: string;
  ref?: Ref<PlacePickerHandle>;
  value: Place | null;
  onChange: (place: Place) => void;
  /** Called with whether the last lookup failed. The previous place is then not the intended one. */
  onLookupErrorChange?: (hasError: boolean) => void;
  tiles: Tiles;
  label?: string;
  hint?: string;
  /** Name of a hidden field with the place as JSON. */
  name?: string;
  /** Name of a separate street field, so that the pin can be set to the exact address. */
  streetName?: string;
  defaultStreet?: string;
  /** Name of a hidden field that is 'set' once a person, or a geocoder with streets, has placed the pin. */
  pinName?: string;
  isPinSet?: boolean;
  /** Name of the text field, the only field that a form submits without JavaScript. */
  textName?: string;
  defaultText?: string;
  /** The form's error; the picker's own errors take precedence. */
  error?: string | undefined;
  radiusKm?: number | null;
  hasMyLocationButton?: boolean;
};

type LookupState =
  | { kind: 'idle' }
  | { kind: 'loading'; point: Coordinates | null }
  | { kind: 'error'; message: string }
  /** A place was found, but part of the typed text doesn't match it. */
  | { kind: 'warning'; message: string };

/** Picks a place by geolocation, by typing or on a map, and shows the result in words. */
export function PlacePicker({
  id,
  ref,
  value,
  onChange,
  onLookupErrorChange,
  tiles,
  label = messages.placeLabel,
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
  hasMyLocationButton = true,
}: PlacePickerProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [state, setState] = useState<LookupState>({ kind: 'idle' });
  // `defaultText` comes from the server. It is blank on a page from the router's cache that was rendered before the
  // place was chosen.
  const [typed, setTyped] = useState(defaultText || (value ? placeLabel(value) : ''));
  const [firstText] = useState(typed);
  /** The text of the current place; any other text has not been geocoded. */
  const [resolvedText, setResolvedText] = useState(typed);
  const [street, setStreet] = useState(defaultStreet ?? value?.address.street ?? '');
  const [isPinned, setIsPinned] = useState(isPinSet);
  /** The street of a typed address was not found, so the pin is at the center of its place. */
  const [isStreetUnknown, setIsStreetUnknown] = useState(false);
  const latestRequest = useRef(0);
  /** The running lookup, for example of a click on the map. A form submitted meanwhile uses its place. */
  const pendingLookup = useRef<Promise<ResolvedPlace> | null>(null);
  const message = state.kind === 'error' || state.kind === 'warning' ? state.message : error;

  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
    if (value === null) {
      setTyped('');
      setResolvedText('');
      setState({ kind: 'idle' });
    } else if (typed === '') {
      setTyped(placeLabel(value));
      setResolvedText(placeLabel(value));
    }
  }

  const hasLookupError = state.kind === 'error';
  const notifyLookupError = useEffectEvent((hasError: boolean) => onLookupErrorChange?.(hasError));
  useEffect(() => notifyLookupError(hasLookupError), [hasLookupError]);
  const handleType = (text: string) => {
    setTyped(text);
    if (hasLookupError || state.kind === 'warning') setState({ kind: 'idle' });
  };
  const restorePlace = (place: Place) => {
    setTyped(placeLabel(place));
    setResolvedText(placeLabel(place));
    setState({ kind: 'idle' });
  };

  const selectPlace = (place: Place, { isExact = false, isStreetMissing = false } = {}) => {
    latestRequest.current += 1;
    pendingLookup.current = null;
    const text = placeLabel(place);
    setState({ kind: 'idle' });
    setTyped(text);
    setResolvedText(text);
    setStreet(place.address.street ?? '');
    setIsPinned(isExact);
    setIsStreetUnknown(isStreetMissing);
    onChange(place);
    return place;
  };
  /** Selects a place found by name, with the typed street. The pin counts as exact only if the street was found. */
  const selectFoundPlace = (place: Place, typedStreet: string | null) => {
    const isExact = place.address.street !== null;
    const isStreetMissing = !isExact && typedStreet !== null;
    if (!streetName) return selectPlace(place, { isStreetMissing });
    return selectPlace(withResolvedStreet(place, typedStreet, typedStreet || isExact ? '' : street), {
      isExact,
      isStreetMissing,
    });
  };
  const restoreFromDraft = (json: string) => {
    const draft: unknown = JSON.parse(json);
    const place = isRecord(draft) ? parsePlace(draft.place) : null;
    if (place) selectPlace(place, { isExact: isRecord(draft) && draft.isPinned === true });
  };
  const selectPoint = (place: Place) =>
    selectPlace(streetName ? movePin(value, place, street) : place, { isExact: true });
  /** Only the latest lookup counts: a slow response must not undo a later click. */
  const trackLookup = <Found,>(
    point: Coordinates | null,
    lookup: Promise<ActionResult<Found>>,
    onFound: (found: Found) => ResolvedPlace,
  ) => {
    latestRequest.current += 1;
    const requestId = latestRequest.current;
    setState({ kind: 'loading', point });
    const pendingResult = lookup.then((result): ResolvedPlace => {
      if (requestId !== latestRequest.current) return null;
      pendingLookup.current = null;
      if (result.ok) return onFound(result.data);
      setState({ kind: 'error', message: result.message });
      return result;
    });
    pendingLookup.current = pendingResult;
    return pendingResult;
  };
  const search = async (text: string): Promise<ResolvedPlace> => {
    const query = text.trim();
    if (query !== '')
      return trackLookup(null, geocodePlace(query), ({ place, street: typedStreet, warning }) => {
        const selectedPlace = selectFoundPlace(place, typedStreet);
        if (warning === null) return succeed(selectedPlace);
        // Fails once, so that the warning is seen before the form is submitted.
        setState({ kind: 'warning', message: warning });
        return fail(warning);
      });
    setState({ kind: 'error', message: placeMessages.required });
    return fail(placeMessages.required);
  };
  const handlePick = (point: Coordinates) => {
    const roundedPoint = { lat: roundTo5Decimals(point.lat), lng: roundTo5Decimals(point.lng) };
    void trackLookup(roundedPoint, fetchAddress(roundedPoint, placeMessages.selectedAddressFailed), (place) =>
      succeed(selectPoint(place)),
    );
  };

  useImperativeHandle(ref, () => ({
    resolve: async () => {
      if (typed.trim() !== '' && typed !== resolvedText) return search(typed);
      return pendingLookup.current ?? (value && succeed(value));
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
              onTextChange={handleType}
              onChoose={({ place }, typedStreet) => selectFoundPlace(place, typedStreet)}
              onEnter={search}
            />
            <Button
              variant="secondary"
              onClick={() => search(typed)}
              className="shrink-0 noscript:hidden"
              aria-label={messages.searchLabel}
            >
              {state.kind === 'loading' && state.point === null ? <Spinner /> : <SearchIcon />}
              <span className="max-sm:sr-only">{messages.search}</span>
            </Button>
          </div>
        )}
      </Field>
      {/* An alert instead of the field's own error line, because a click on the map can fail while the
          focus is elsewhere. */}
      <p
        id={`${fieldId}-problem`}
        role="alert"
        className="-mt-2.5 font-medium text-danger text-sm empty:hidden"
      >
        {message}
      </p>
      {hasMyLocationButton && <UseMyLocationButton onPlace={selectPoint} />}
      {streetName && (
        <Field label={messages.streetLabel} hint={messages.streetHint}>
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
        <DraftField
          name={name}
          value={JSON.stringify({ place: value, isPinned })}
          onRestore={restoreFromDraft}
        />
      )}
      <PickerMap
        value={state.kind === 'loading' && state.point ? state.point : (value?.coordinates ?? null)}
        radiusKm={radiusKm}
        onPick={handlePick}
        tiles={tiles}
      />
      <div role="status" className="grid min-h-7 gap-2">
        {state.kind === 'loading' ? (
          <p key="loading" className="flex items-center gap-2">
            <Spinner /> {messages.pending}
          </p>
        ) : (
          value &&
          (hasLookupError ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                {messages.notChanged({
                  placeLabel: <strong className="font-semibold">{placeLabel(value)}</strong>,
                })}
              </span>
              <Button variant="secondary" size="sm" onClick={() => restorePlace(value)}>
                {messages.keepButton}
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
              {!isPinned && (isStreetUnknown || (streetName && street.trim() !== '')) && (
                <Notice tone="warn" title={messages.streetUnknownTitle({ placeLabel: placeLabel(value) })}>
                  {streetName ? messages.movePinHint : messages.pinApproximate}
                </Notice>
              )}
            </>
          ))
        )}
      </div>
    </div>
  );
}

/** About a meter; more digits would exceed the precision of a click. */
const roundTo5Decimals = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
