'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';

const WorkSuggestions = lazy(() =>
  import('./work-suggestions').then(
    (file) => ({ default: file.WorkSuggestions }),
    // The field works without suggestions.
    () => ({ default: () => <></> }),
  ),
);

/** The keyword field. Loads the code of its suggestions on first focus. */
export function WhatField({ id, ...rest }: ComponentProps<typeof Input> & { id: string }) {
  const field = useRef<HTMLInputElement>(null);
  /** Null until the first focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const listId = `${id}-work`;

  // The field may have received the focus before hydration.
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
