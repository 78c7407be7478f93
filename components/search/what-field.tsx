'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';

const WorkSuggestions = lazy(() =>
  import('./work-suggestions').then(
    (file) => ({ default: file.WorkSuggestions }),
    // The field works without them.
    () => ({ default: () => <></> }),
  ),
);

/** The box for keywords. The code of its suggestions is loaded when it first gets the focus. */
export function WhatField({ id, ...rest }: ComponentProps<typeof Input> & { id: string }) {
  const field = useRef<HTMLInputElement>(null);
  /** Null until the box has had the focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const listId = `${id}-work`;

  // It may have the focus before this code has loaded.
  useEffect(() => {
    if (field.current && field.current === document.activeElement) setTyped(field.current.value);
  }, []);

  return (
    <>
      <Input
        {...rest}
        ref={field}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        list={typed === null ? undefined : listId}
        onFocus={({ target }) => setTyped(target.value)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== null && (
        <Suspense>
          <WorkSuggestions id={listId} typed={typed} field={field} />
        </Suspense>
      )}
    </>
  );
}
