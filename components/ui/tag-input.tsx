'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIsHydrated } from '@/components/ui/use-browser-value';
import { splitList } from '@/lib/forms/form-data';
import { tagInput as labels } from '@/messages/ui/fields';
import { Button } from './button';
import { classes } from './classes';
import { DraftField } from './draft-field';
import { isComposing } from './is-composing';
import { CloseIcon } from './island-icons';

type TagInputProps = {
  /** The field's id, if another element refers to it. */
  id?: string;
  /**
   * The field name of each posted tag, and of text that is not added yet. Without JavaScript, all tags are one
   * comma-separated text.
   */
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  defaultValue?: readonly string[];
  /** Trims, lowercases etc.; blank results and duplicates are not added. */
  normalize: (text: string) => string;
  onChange?: (tags: string[]) => void;
  max?: number;
};

/** Tags added with Enter, a comma, a semicolon or the Add button, or pasted as a list. */
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
  const isHydrated = useIsHydrated();

  // After hydration, the field's initial comma-separated text and any text typed since become tags.
  const adoptTypedText = useEffectEvent((text: string) => {
    if (text === field.current?.defaultValue) field.current.value = '';
    else add(text);
  });
  useEffect(() => {
    if (isHydrated && field.current) adoptTypedText(field.current.value);
  }, [isHydrated]);

  const updateTags = (next: string[], nextAnnouncement: string) => {
    setTags(next);
    setAnnouncement(nextAnnouncement);
    onChange?.(next);
  };
  const add = (text: string) => {
    const newTags = [...new Set(splitList(text).map(normalize))].filter((tag) => tag && !tags.includes(tag));
    if (newTags.length > 0)
      updateTags([...tags, ...newTags].slice(0, max), labels.addedTags({ tags: newTags.join(', ') }));
    if (field.current) field.current.value = '';
  };
  const remove = (tag: string) => {
    updateTags(
      tags.filter((item) => item !== tag),
      labels.removed({ tag }),
    );
    field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
      {/* Before the field, so that added tags are posted before the text in it. */}
      <DraftField
        name={name}
        value={tags.join(',')}
        onRestore={(text) => updateTags(text.split(',').filter(Boolean), '')}
      />
      {isHydrated && tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          // Text that is typed but not added is posted too.
          name={name}
          defaultValue={defaultValue.join(', ')}
          placeholder={placeholder}
          aria-describedby={classes(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          enterKeyHint="done"
          className="control"
          onKeyDown={handleKeyDown}
          // Phones send no key event for a comma.
          onChange={({ target: { value } }) => {
            if (/[,;]/.test(value)) add(value);
          }}
          // A single-line field would join the lines of a pasted list.
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
          {labels.add}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
      {isHydrated && tags.length > 0 && (
        <ul aria-label={labels.added({ label })} className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center rounded-sm bg-brand-soft pl-2.5 text-sm">
              <span className="break-all">{tag}</span>
              <button
                type="button"
                onClick={() => remove(tag)}
                aria-label={labels.remove({ tag })}
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
