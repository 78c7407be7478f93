'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { placeLabel } from '@/lib/places/address-label';
import type { Place } from '@/lib/places/place';
import { Refusal } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';
import { parsePlace } from './parse-place';
import type { PlacePickerHandle } from './place-picker';

/**
 * A place picker inside a form of the form hook: what it shows, what the form is told, and what is sent. The form posts
 * `location` (JSON) and, where there is no JavaScript, `locationText`.
 */
export function usePlaceField({
  saved,
  typed,
  tell,
}: {
  /** What is stored. */
  saved: Place | null;
  /** What a form without JavaScript was sent with. */
  typed: Record<string, string> | undefined;
  /** Hands the field's text to the form; `byPerson` when somebody has just chosen. */
  tell: (json: string, byPerson: boolean) => void;
}) {
  const picker = useRef<PlacePickerHandle>(null);
  const [place, setPlace] = useState(() => placeOf(typed?.location) ?? saved);
  // What is sent is read right after a place was found, which may be before the next rendering.
  const latest = useRef(place);

  // A draft may have brought another place by then.
  const tellFirst = useEffectEvent(() => tell(latest.current ? JSON.stringify(latest.current) : '', false));
  useEffect(() => tellFirst(), []);

  return {
    place,
    /** `<PlacePicker {...picker}>`. */
    picker: {
      ref: picker,
      value: place,
      onChange: (chosen: Place) => {
        latest.current = chosen;
        setPlace(chosen);
        tell(JSON.stringify(chosen), true);
      },
      name: 'location',
      textName: 'locationText',
      defaultText: typed?.locationText ?? (place ? placeLabel(place) : ''),
    },
    /** Looks up what was typed and not chosen; throws why when that gave no place and the one before would be sent instead. */
    waitForLookup: async () => {
      const found = await picker.current?.resolve();
      if (!found?.ok && latest.current) throw new Refusal(found?.message ?? placeMessages.searchFailed);
    },
    /** Puts the place into what is sent. */
    write: (data: FormData) => {
      if (latest.current) data.set('location', JSON.stringify(latest.current));
      data.delete('locationText');
    },
  };
}

function placeOf(json: string | undefined): Place | null {
  try {
    return parsePlace(JSON.parse(json ?? 'null'));
  } catch {
    return null;
  }
}
