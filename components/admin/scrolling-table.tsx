import type { ReactNode } from 'react';

/** A table that scrolls horizontally on a narrow screen, including by keyboard. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="mt-3 min-w-0 overflow-x-auto">
      <table className="text-sm tabular-nums">{children}</table>
    </section>
  );
}
