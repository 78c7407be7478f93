'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ControlAria } from '@/components/forms/field';
import { placeLabel } from '@/lib/places/address-label';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import type { Suggestion } from '@/lib/places/suggestion';
import { PlaceCombobox } from './place-combobox';
import { useRememberedPlace } from './remember-place';
import { sendSearch } from './sent-search';

/** `isInPath` where the address says the place already, so that the query says only another one. */
export type Searched = { text: string; center?: Coordinates | null; isInPath?: boolean };

type WhereFieldProps = Partial<ControlAria> & {
  /** The id of the form that it belongs to, where that is not the one around it. */
  form?: string | undefined;
  /** What the search is around. Left out on a page that everybody shares: there the visitor's own place arrives later. */
  searched?: Searched;
  placeholder?: string;
  className?: string;
};

/** Where to search. What is said here is known everywhere, as soon as the search is sent. */
export function WhereField({ searched, ...rest }: WhereFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const suggestion = useRef<Suggestion | null>(null);
  /** The words that we put into the box; any others are the visitor's. */
  const given = useRef(searched?.text ?? '');
  const remembered = useRememberedPlace();
  const isInPath = searched?.isInPath === true;
  const own = !searched && remembered ? placeLabel(remembered) : null;

  useEffect(() => {
    const field = box.current;
    if (own === null || !field || field.value !== given.current || field === document.activeElement) return;
    field.value = own;
    given.current = own;
  }, [own]);

  const onSubmit = useEffectEvent((words: string) =>
    sendSearch(words === given.current ? null : words, suggestion.current),
  );
  useEffect(() => {
    const field = box.current;
    const form = field?.form;
    if (!field || !form) return;
    const submitted = () => onSubmit(field.value.trim());
    // Nobody empties the box to stay where they are: then it is everywhere.
    const gathered = ({ formData }: FormDataEvent) => {
      if (isInPath && field.value === given.current) for (const name of named) formData.delete(name);
      if (field.value.trim() === '' && given.current !== '') formData.set('radius', 'any');
    };
    form.addEventListener('submit', submitted);
    form.addEventListener('formdata', gathered);
    return () => {
      form.removeEventListener('submit', submitted);
      form.removeEventListener('formdata', gathered);
    };
  }, [isInPath]);

  return (
    <PlaceCombobox
      {...rest}
      ref={box}
      name="place"
      coordinateNames={{ lat: 'lat', lng: 'lng' }}
      offersStates
      defaultValue={searched?.text ?? ''}
      defaultCoordinates={searched?.center ? roundCoordinates(searched.center) : null}
      onChoose={(chosen) => {
        suggestion.current = chosen;
      }}
    />
  );
}

const named = ['place', 'lat', 'lng'];
