import type { ReactNode } from 'react';

/** A name and its value in a description list. */
export function ApplicationFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
