'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { placeLabel } from '@/lib/places/address-label';
import type { Place } from '@/lib/places/place';
import { UserError } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';
import { parsePlace } from './parse-place';
import type { PlacePickerHandle } from './place-picker';

/**
 * Connects a place picker to the form hook. The form posts `location` (JSON) and, without JavaScript, `locationText`.
 */
export function usePlaceField({
  savedPlace,
  formValues,
  setFieldValue,
}: {
  savedPlace: Place | null;
  formValues: Record<string, string> | undefined;
  /** Sets the field's value in the form; `byPerson` if the visitor has just chosen it. */
  setFieldValue: (json: string, byPerson: boolean) => void;
}) {
  const picker = useRef<PlacePickerHandle>(null);
  const [place, setPlace] = useState(() => parsePlaceJson(formValues?.location) ?? savedPlace);
  // A ref, because the form may be submitted before the next rendering.
  const latestPlace = useRef(place);

  // Reads the ref, because a draft may already have restored another place.
  const setInitialValue = useEffectEvent(() =>
    setFieldValue(latestPlace.current ? JSON.stringify(latestPlace.current) : '', false),
  );
  useEffect(() => setInitialValue(), []);

  return {
    place,
    picker: {
      ref: picker,
      value: place,
      onChange: (chosen: Place) => {
        latestPlace.current = chosen;
        setPlace(chosen);
        setFieldValue(JSON.stringify(chosen), true);
      },
      name: 'location',
      textName: 'locationText',
      defaultText: formValues?.locationText ?? (place ? placeLabel(place) : ''),
    },
    /**
     * Geocodes text that was typed but not chosen.
     * @throws UserError if that fails and the form would submit the previous place instead
     */
    waitForLookup: async () => {
      const result = await picker.current?.resolve();
      if (!result?.ok && latestPlace.current)
        throw new UserError(result?.message ?? placeMessages.searchFailed);
    },
    writeTo: (data: FormData) => {
      if (latestPlace.current) data.set('location', JSON.stringify(latestPlace.current));
      data.delete('locationText');
    },
  };
}

function parsePlaceJson(json: string | undefined): Place | null {
  try {
    return parsePlace(JSON.parse(json ?? 'null'));
  } catch {
    return null;
  }
}
