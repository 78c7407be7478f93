'use client';

import {
  type KeyboardEvent,
  type Ref,
  useCallback,
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
import { emptySuggestions, fetchPlaceSuggestions } from './fetch-places';

const debounceMs = 160;
const minQueryLength = 2;

type PlaceComboboxProps = Partial<ControlAria> & {
  ref?: Ref<HTMLInputElement | null>;
  /** The typed text's field name, for submitting without JavaScript. */
  name?: string;
  defaultValue?: string;
  /** Each new value is written into the field, for example after a click on a map. */
  text?: string;
  placeholder?: string;
  required?: boolean;
  /** The id of its form, if that doesn't enclose it. */
  form?: string | undefined;
  className?: string;
  /** The coordinates of the initial text. */
  defaultCoordinates?: Coordinates | null;
  /** Names of hidden fields for the chosen suggestion's coordinates. The fields are removed when the text changes. */
  coordinateNames?: { lat: string; lng: string };
  /** Called with a suggestion and the street typed before it. */
  onChoose?: (suggestion: Suggestion, street: string | null) => void;
  onTextChange?: (text: string) => void;
  /** Called on Enter without an active suggestion; if missing, the form is submitted. */
  onEnter?: (text: string) => void;
  /** Whether a whole state can be chosen, which opens its page. For searches, not for forms. */
  canChooseState?: boolean;
};

/** A place field with suggestions, following the ARIA combobox pattern. Without JavaScript it is a plain text field. */
export function PlaceCombobox({
  ref,
  name,
  defaultValue = '',
  text,
  placeholder = messages.placeholder,
  form,
  className,
  defaultCoordinates = null,
  coordinateNames,
  onChoose,
  onTextChange,
  onEnter,
  canChooseState = false,
  ...aria
}: PlaceComboboxProps) {
  const ownId = useId();
  const id = aria.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  const [chosenPoint, setChosenPoint] = useState<Coordinates | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const suggestions = useSuggestions(canChooseState);
  const { places, activeIndex, isOpen, note, state } = suggestions;
  // The state is listed above its cities.
  const stateOptionCount = state ? 1 : 0;

  const lastText = useRef(text ?? defaultValue);
  const handleEarlyTyping = useEffectEvent((typed: string) => {
    if (typed !== lastText.current) onTextChange?.(typed);
  });
  // Text that was typed before hydration, or restored by the browser, is kept.
  useEffect(() => handleEarlyTyping(field.current?.value ?? ''), []);
  // Not in the server's HTML: without JavaScript the form would submit these coordinates with a different text.
  const restorePoint = useEffectEvent((fieldText: string) => {
    if (fieldText === lastText.current) setChosenPoint(defaultCoordinates);
  });
  useEffect(() => restorePoint(field.current?.value ?? ''), []);
  useEffect(() => {
    if (text === undefined || text === lastText.current) return;
    lastText.current = text;
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);

  const handleType = (typed: string) => {
    setChosenPoint(null);
    onTextChange?.(typed);
    suggestions.request(typed);
  };
  const selectSuggestion = (suggestion: Suggestion) => {
    if (field.current) field.current.value = suggestion.label;
    setChosenPoint(suggestion.place.coordinates);
    suggestions.close();
    onTextChange?.(suggestion.label);
    onChoose?.(suggestion, suggestions.street);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, it uses Enter and the arrow keys itself.
    if (isComposing(event.nativeEvent)) return;
    const { key } = event;
    const option = isOpen && activeIndex !== null ? list.current?.children[activeIndex] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) suggestions.move(key === 'ArrowDown' ? 1 : -1);
      else suggestions.request(event.currentTarget.value);
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
    'aria-selected': index === activeIndex,
    ref: index === activeIndex ? scrollOptionIntoView : null,
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
        aria-activedescendant={isOpen && activeIndex !== null ? `${id}-place-${activeIndex}` : undefined}
        className="control"
        onChange={(event) => handleType(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={suggestions.close}
      />
      {chosenPoint && coordinateNames && (
        <>
          <input type="hidden" form={form} name={coordinateNames.lat} value={chosenPoint.lat} />
          <input type="hidden" form={form} name={coordinateNames.lng} value={chosenPoint.lng} />
        </>
      )}
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lifted"
      >
        {note && <p className="px-3 py-2 text-ink-soft text-sm">{note}</p>}
        <div ref={list} id={`${id}-places`} role="listbox" aria-label={messages.listLabel}>
          {state && (
            <a
              {...optionProps(0)}
              role="option"
              tabIndex={-1}
              href={state.href}
              className={classes(optionClass, 'font-semibold')}
              // Keeps the focus in the field, so that the list doesn't close before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
            >
              <PinIcon className="text-ink-soft" />
              <span>{messages.wholeState({ stateName: state.name })}</span>
            </a>
          )}
          {places.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
            <div
              key={suggestion.label}
              {...optionProps(stateOptionCount + index)}
              role="option"
              tabIndex={-1}
              className={optionClass}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => selectSuggestion(suggestion)}
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

const optionClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-2 hover:bg-sunken aria-selected:bg-brand-soft';

const scrollOptionIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

type SuggestionState = { suggestions: Suggestions; activeIndex: number | null; announcement: string };

const emptySuggestionState: SuggestionState = {
  suggestions: emptySuggestions,
  activeIndex: null,
  announcement: '',
};

/** Suggestions for the typed text, requested after a pause. A new request cancels the previous one. */
function useSuggestions(canChooseState: boolean) {
  const [{ suggestions, activeIndex, announcement }, setState] = useState(emptySuggestionState);
  const pendingRequest = useRef<{ timer: number; controller: AbortController } | null>(null);

  const cancelPending = useCallback(() => {
    window.clearTimeout(pendingRequest.current?.timer);
    pendingRequest.current?.controller.abort();
    pendingRequest.current = null;
  }, []);
  useEffect(() => cancelPending, [cancelPending]);

  const requestSuggestions = (text: string) => {
    cancelPending();
    const query = text.trim();
    if (query.length < minQueryLength) {
      setState(emptySuggestionState);
      return;
    }
    const controller = new AbortController();
    const timer = window.setTimeout(async () => {
      const result = await fetchPlaceSuggestions(query, controller.signal);
      const found = canChooseState ? result : { ...result, state: null };
      if (!controller.signal.aborted)
        setState({ suggestions: found, activeIndex: null, announcement: formatAnnouncement(found) });
    }, debounceMs);
    pendingRequest.current = { timer, controller };
  };

  return {
    ...suggestions,
    activeIndex,
    announcement,
    isOpen: suggestions.places.length > 0 || suggestions.note !== null,
    request: requestSuggestions,
    close: () => {
      cancelPending();
      setState(emptySuggestionState);
    },
    /** Moves to the next or previous option and wraps around. */
    move: (step: 1 | -1) =>
      setState((current) => {
        const length = countOptions(current.suggestions);
        if (length === 0) return current;
        const from = current.activeIndex ?? (step === 1 ? -1 : length);
        return { ...current, activeIndex: (from + step + length) % length };
      }),
  };
}

const countOptions = ({ places, state }: Suggestions) => places.length + (state ? 1 : 0);

function formatAnnouncement(suggestions: Suggestions): string {
  const count = countOptions(suggestions);
  const sentence = count === 0 ? messages.noResults : messages.resultCount({ count });
  return suggestions.note === null ? sentence : `${suggestions.note} ${sentence}`;
}
