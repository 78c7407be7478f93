'use client';

import type { MouseEvent } from 'react';
import { useUnitConverter } from '@/lib/places/unit-choice';
import { filterIds, type LinkedFilter } from './filter-ids';

/** Links from a phone's toolbar to a filter and opens its panel. */
export function FilterLink({ filter, label }: { filter: LinkedFilter; label: string }) {
  const inChosenUnit = useUnitConverter();
  return (
    <a href={`#${filterIds[filter]}`} onClick={openFilter} className="filter-link">
      {inChosenUnit(label)}
    </a>
  );
}

/** Opens the filter's panel and focuses the filter, without the link's history entry. */
function openFilter(event: MouseEvent<HTMLAnchorElement>) {
  const filter = document.getElementById(event.currentTarget.hash.slice(1));
  const panel = filter?.closest('details');
  if (!filter || !panel) return;
  event.preventDefault();
  panel.open = true;
  filter.focus();
}
