'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ControlAria } from '@/components/forms/field';
import { placeLabel } from '@/lib/places/address-label';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import type { Suggestion } from '@/lib/places/suggestion';
import { PlaceCombobox } from './place-combobox';
import { recordSentSearch } from './sent-search';
import { useVisitorPlace } from './visitor-place';

/**
 * `isInPath`: the URL's path contains this place, so the query contains a place only if the visitor enters another one.
 */
export type SearchLocation = { text: string; center?: Coordinates | null; isInPath?: boolean };

type WhereFieldProps = Partial<ControlAria> & {
  /** The id of its form, if that doesn't enclose it. */
  form?: string | undefined;
  /** The search's place. Left out on shared pages, where the visitor's own place is filled in after hydration. */
  searchPlace?: SearchLocation;
  placeholder?: string;
  className?: string;
};

/** The place field of a search. The place is saved for the whole site when the form is submitted. */
export function WhereField({ searchPlace, ...rest }: WhereFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const suggestion = useRef<Suggestion | null>(null);
  /** The text that the page filled in; any other text was typed or chosen by the visitor. */
  const initialText = useRef(searchPlace?.text ?? '');
  const visitorPlace = useVisitorPlace();
  const isInPath = searchPlace?.isInPath === true;
  const visitorPlaceLabel = !searchPlace && visitorPlace ? placeLabel(visitorPlace) : null;

  useEffect(() => {
    const field = inputRef.current;
    if (
      visitorPlaceLabel === null ||
      !field ||
      field.value !== initialText.current ||
      field === document.activeElement
    )
      return;
    field.value = visitorPlaceLabel;
    initialText.current = visitorPlaceLabel;
  }, [visitorPlaceLabel]);

  const recordSubmit = useEffectEvent((words: string) =>
    recordSentSearch(words === initialText.current ? null : words, suggestion.current),
  );
  useEffect(() => {
    const field = inputRef.current;
    const form = field?.form;
    if (!field || !form) return;
    const handleSubmit = () => recordSubmit(field.value.trim());
    const handleFormData = ({ formData }: FormDataEvent) => {
      if (isInPath && field.value === initialText.current)
        for (const name of placeFieldNames) formData.delete(name);
      // An emptied place field means a search everywhere, not around the previous place.
      if (field.value.trim() === '' && initialText.current !== '') formData.set('radius', 'any');
    };
    form.addEventListener('submit', handleSubmit);
    form.addEventListener('formdata', handleFormData);
    return () => {
      form.removeEventListener('submit', handleSubmit);
      form.removeEventListener('formdata', handleFormData);
    };
  }, [isInPath]);

  return (
    <PlaceCombobox
      {...rest}
      ref={inputRef}
      name="place"
      coordinateNames={{ lat: 'lat', lng: 'lng' }}
      canChooseState
      defaultValue={searchPlace?.text ?? ''}
      defaultCoordinates={searchPlace?.center ? roundCoordinates(searchPlace.center) : null}
      onChoose={(chosen) => {
        suggestion.current = chosen;
      }}
    />
  );
}

const placeFieldNames = ['place', 'lat', 'lng'];
