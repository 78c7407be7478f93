'use client';

import type { MouseEvent } from 'react';
import { useInChosenUnit } from '@/lib/places/chosen-unit';
import { filterIds, type LinkedFilter } from './filter-ids';

/** Leads from a phone's row of tools to a filter in the panel, which it opens. */
export function FilterLink({ filter, label }: { filter: LinkedFilter; label: string }) {
  const inChosenUnit = useInChosenUnit();
  return (
    <a href={`#${filterIds[filter]}`} onClick={openFilter} className="filter-link">
      {inChosenUnit(label)}
    </a>
  );
}

/** As the link does without scripts, but not as a step of the history. */
function openFilter(event: MouseEvent<HTMLAnchorElement>) {
  const filter = document.getElementById(event.currentTarget.hash.slice(1));
  const panel = filter?.closest('details');
  if (!filter || !panel) return;
  event.preventDefault();
  panel.open = true;
  filter.focus();
}
