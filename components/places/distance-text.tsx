'use client';

import { useUnitConverter } from '@/lib/places/unit-choice';

/** Our own sentence with its kilometers in the visitor's unit. Not for text written by users. */
export function DistanceText({ children, className }: { children: string; className?: string }) {
  const convertUnits = useUnitConverter();
  return <span className={className}>{convertUnits(children)}</span>;
}
