'use client';

import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ControlAria } from '@/components/forms/field';
import { classes } from '@/components/ui/classes';
import { isComposing } from '@/components/ui/is-composing';
import { PinIcon } from '@/components/ui/island-icons';
import type { Coordinates } from '@/lib/places/place';
import type { Suggestion, Suggestions } from '@/lib/places/suggestion';
import { placeCombobox as messages } from '@/messages/places/place';
import { noSuggestions, suggestPlaces } from './suggest-places';

const debounceMs = 160;
const shortestQuery = 2;

type PlaceComboboxProps = Partial<ControlAria> & {
  /** The text field. */
  ref?: Ref<HTMLInputElement | null>;
  /** The typed text's form field, for a form that is sent without JavaScript. */
  name?: string;
  defaultValue?: string;
  /** Written into the field whenever it changes: what a press on a map beside it found. */
  text?: string;
  placeholder?: string;
  required?: boolean;
  /** The id of the form that it belongs to, where that is not the one around it. */
  form?: string | undefined;
  className?: string;
  /** The point of the text that it begins with. */
  defaultCoordinates?: Coordinates | null;
  /** Hidden fields with the point of the chosen suggestion; they go away as soon as another text is typed. */
  coordinateNames?: { lat: string; lng: string };
  /** A suggestion, and the street that was typed before it. */
  onChoose?: (suggestion: Suggestion, street: string | null) => void;
  onText?: (text: string) => void;
  /** Enter while no suggestion is marked; without it the form is sent. */
  onEnter?: (text: string) => void;
  /** Whether a whole state may be taken, which leads to its page: where somebody searches, not where they fill in a form. */
  offersStates?: boolean;
};

/**
 * A field for a place with suggestions, as the ARIA combobox pattern has it: arrows mark, Enter takes, Escape closes.
 * Before its code arrives, and without JavaScript, it is a plain text field.
 */
export function PlaceCombobox({
  ref,
  name,
  defaultValue = '',
  text,
  placeholder = messages.austinTxOr94110,
  form,
  className,
  defaultCoordinates = null,
  coordinateNames,
  onChoose,
  onText,
  onEnter,
  offersStates = false,
  ...aria
}: PlaceComboboxProps) {
  const ownId = useId();
  const id = aria.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  const [chosen, setChosen] = useState<Coordinates | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const suggestions = useSuggestions(offersStates);
  const { found, marked, isOpen, note, state } = suggestions;
  // The state stands above its cities.
  const before = state ? 1 : 0;

  const written = useRef(text ?? defaultValue);
  const noteEarlyTyping = useEffectEvent((typed: string) => {
    if (typed !== written.current) onText?.(typed);
  });
  // What was typed before this code arrived, or what the browser restored, is kept.
  useEffect(() => noteEarlyTyping(field.current?.value ?? ''), []);
  // Not in the server's HTML: a form without this code would send the point beside other words.
  const knowPoint = useEffectEvent((words: string) => {
    if (words === written.current) setChosen(defaultCoordinates);
  });
  useEffect(() => knowPoint(field.current?.value ?? ''), []);
  useEffect(() => {
    if (text === undefined || text === written.current) return;
    written.current = text;
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);

  const type = (typed: string) => {
    setChosen(null);
    onText?.(typed);
    suggestions.ask(typed);
  };
  const take = (suggestion: Suggestion) => {
    if (field.current) field.current.value = suggestion.label;
    setChosen(suggestion.place.coordinates);
    suggestions.close();
    onText?.(suggestion.label);
    onChoose?.(suggestion, suggestions.street);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to an input method while it composes.
    if (isComposing(event.nativeEvent)) return;
    const { key } = event;
    const option = isOpen && marked !== null ? list.current?.children[marked] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) suggestions.move(key === 'ArrowDown' ? 1 : -1);
      else suggestions.ask(event.currentTarget.value);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      suggestions.close();
    } else if (key === 'Enter' && option instanceof HTMLElement) {
      event.preventDefault();
      option.click();
    } else if (key === 'Enter') {
      suggestions.close();
      if (!onEnter) return;
      event.preventDefault();
      onEnter(event.currentTarget.value);
    }
  };

  const optionProps = (index: number) => ({
    id: `${id}-place-${index}`,
    'aria-selected': index === marked,
    ref: index === marked ? scrollIntoList : null,
  });

  return (
    <div className={classes('relative', className)}>
      <input
        {...aria}
        ref={field}
        id={id}
        name={name}
        form={form}
        defaultValue={defaultValue}
        placeholder={placeholder}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-places`}
        aria-activedescendant={isOpen && marked !== null ? `${id}-place-${marked}` : undefined}
        className="control"
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={suggestions.close}
      />
      {chosen && coordinateNames && (
        <>
          <input type="hidden" form={form} name={coordinateNames.lat} value={chosen.lat} />
          <input type="hidden" form={form} name={coordinateNames.lng} value={chosen.lng} />
        </>
      )}
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lifted"
      >
        {note && <p className="px-3 py-2 text-ink-soft text-sm">{note}</p>}
        <div ref={list} id={`${id}-places`} role="listbox" aria-label={messages.places}>
          {state && (
            <a
              {...optionProps(0)}
              role="option"
              tabIndex={-1}
              href={state.href}
              className={classes(optionLook, 'font-semibold')}
              // The field keeps the focus, so that the list does not close before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
            >
              <PinIcon className="text-ink-soft" />
              <span>{messages.wholeState({ stateName: state.name })}</span>
            </a>
          )}
          {found.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
            <div
              key={suggestion.label}
              {...optionProps(before + index)}
              role="option"
              tabIndex={-1}
              className={optionLook}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(suggestion)}
            >
              <PinIcon className="text-ink-soft" />
              <span className="min-w-0">{suggestion.label}</span>
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {suggestions.announcement}
      </p>
    </div>
  );
}

const optionLook =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-2 hover:bg-sunken aria-selected:bg-brand-soft';

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

type Suggested = { suggestions: Suggestions; marked: number | null; announcement: string };

const nothing: Suggested = { suggestions: noSuggestions, marked: null, announcement: '' };

/** The suggestions for what is being typed: asked for after a pause, and only the last question's answer counts. */
function useSuggestions(offersStates: boolean) {
  const [{ suggestions, marked, announcement }, setSuggested] = useState(nothing);
  const question = useRef<{ timer: number; controller: AbortController } | null>(null);

  const drop = () => {
    window.clearTimeout(question.current?.timer);
    question.current?.controller.abort();
    question.current = null;
  };
  useEffect(
    () => () => {
      window.clearTimeout(question.current?.timer);
      question.current?.controller.abort();
    },
    [],
  );

  const ask = (text: string) => {
    drop();
    const query = text.trim();
    if (query.length < shortestQuery) {
      setSuggested(nothing);
      return;
    }
    const controller = new AbortController();
    const timer = window.setTimeout(async () => {
      const all = await suggestPlaces(query, controller.signal);
      const found = offersStates ? all : { ...all, state: null };
      if (!controller.signal.aborted)
        setSuggested({ suggestions: found, marked: null, announcement: sentenceOf(found) });
    }, debounceMs);
    question.current = { timer, controller };
  };

  return {
    found: suggestions.places,
    street: suggestions.street,
    note: suggestions.note,
    state: suggestions.state,
    marked,
    announcement,
    isOpen: suggestions.places.length > 0 || suggestions.note !== null,
    ask,
    close: () => {
      drop();
      setSuggested(nothing);
    },
    /** Marks the next or the one before; beyond the last comes the first. */
    move: (step: 1 | -1) =>
      setSuggested((current) => {
        const length = countOf(current.suggestions);
        if (length === 0) return current;
        const from = current.marked ?? (step === 1 ? -1 : length);
        return { ...current, marked: (from + step + length) % length };
      }),
  };
}

/** How many can be marked. */
const countOf = ({ places, state }: Suggestions) => places.length + (state ? 1 : 0);

function sentenceOf(suggestions: Suggestions): string {
  const count = countOf(suggestions);
  const sentence = count === 0 ? messages.noPlaceFound : messages.found({ count });
  return suggestions.note === null ? sentence : `${suggestions.note} ${sentence}`;
}
