'use client';

import { useInChosenUnit } from '@/lib/places/chosen-unit';

/** A sentence of ours that has kilometers, in the unit that this visitor chose. What people wrote doesn't belong in here. */
export function InChosenUnit({ children, className }: { children: string; className?: string }) {
  const inChosenUnit = useInChosenUnit();
  return <span className={className}>{inChosenUnit(children)}</span>;
}
