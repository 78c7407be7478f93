'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIsLive } from '@/components/ui/use-browser-value';
import { splitList } from '@/lib/forms/read-form';
import { tagInput as words } from '@/messages/ui/fields';
import { Button } from './button';
import { classes } from './classes';
import { isComposing } from './is-composing';
import { CloseIcon } from './island-icons';
import { KeptInDraft } from './kept-in-draft';

type TagInputProps = {
  /** The field's id, when something else must point at it. */
  id?: string;
  /** Each tag is posted under this name, and what is not added yet; without JavaScript one text separated by commas is. */
  name: string;
  label: string;
  hint?: string;
  /** The sentence that says what is wrong. */
  error?: string | undefined;
  placeholder?: string;
  defaultValue?: readonly string[];
  /** Trims, lowercases and the like; an empty result is not added. Duplicates of the result are ignored. */
  normalize: (text: string) => string;
  onChange?: (tags: string[]) => void;
  max?: number;
};

/** Words added one by one with Enter, a comma, a semicolon or the Add button, or as a pasted list. */
export function TagInput({
  id: givenId,
  name,
  label,
  hint,
  error,
  placeholder,
  defaultValue = [],
  normalize,
  onChange,
  max = 30,
}: TagInputProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useState<string[]>([...defaultValue]);
  const [announcement, setAnnouncement] = useState('');
  const isLive = useIsLive();

  // What the field holds for a form without JavaScript is shown below it as tags from now on, with what was typed meanwhile.
  const takeOver = useEffectEvent((text: string) => {
    if (text === field.current?.defaultValue) field.current.value = '';
    else add(text);
  });
  useEffect(() => {
    if (isLive && field.current) takeOver(field.current.value);
  }, [isLive]);

  const keep = (next: string[], sentence: string) => {
    setTags(next);
    setAnnouncement(sentence);
    onChange?.(next);
  };
  const add = (text: string) => {
    const fresh = [...new Set(splitList(text).map(normalize))].filter((tag) => tag && !tags.includes(tag));
    if (fresh.length > 0)
      keep([...tags, ...fresh].slice(0, max), words.addedTags({ tags: fresh.join(', ') }));
    if (field.current) field.current.value = '';
  };
  const remove = (tag: string) => {
    keep(
      tags.filter((each) => each !== tag),
      words.removed({ tag }),
    );
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const text = event.currentTarget.value;
    const last = tags.at(-1);
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {/* Before the field, so that a word in it is sent after those that are added. */}
      <KeptInDraft
        name={name}
        value={tags.join(',')}
        onRestore={(text) => keep(text.split(',').filter(Boolean), '')}
      />
      {isLive && tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          // A word that was typed and not added yet is sent too.
          name={name}
          defaultValue={defaultValue.join(', ')}
          placeholder={placeholder}
          aria-describedby={classes(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          enterKeyHint="done"
          className="control"
          onKeyDown={onKeyDown}
          // Phones send no key for a comma, only the text with it.
          onChange={({ target: { value } }) => {
            if (/[,;]/.test(value)) add(value);
          }}
          // A field of one line would run the lines of a pasted list together.
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[\r\n]/.test(pasted)) return;
            event.preventDefault();
            add(`${event.currentTarget.value}\n${pasted}`);
          }}
          onBlur={({ target: { value } }) => add(value)}
        />
        <Button
          variant="secondary"
          onClick={() => add(field.current?.value ?? '')}
          className="noscript:hidden"
        >
          {words.add}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
      {isLive && tags.length > 0 && (
        <ul aria-label={words.added({ label })} className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center rounded-sm bg-brand-soft pl-2.5 text-sm">
              <span className="break-all">{tag}</span>
              <button
                type="button"
                onClick={() => remove(tag)}
                aria-label={words.remove({ tag })}
                className="grid size-8 place-items-center rounded-sm text-ink-soft hover:text-danger"
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
