import type { ReactNode } from 'react';

/** A table that scrolls by itself where a phone is narrower, by keyboard too. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section aria-label={label} tabIndex={0} className="mt-3 min-w-0 overflow-x-auto">
      <table className="text-sm tabular-nums">{children}</table>
    </section>
  );
}
