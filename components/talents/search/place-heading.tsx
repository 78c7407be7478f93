import type { ReactNode } from 'react';
import { PinIcon } from '@/components/ui/island-icons';

export function PlaceHeading({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        <PinIcon className="text-brand" /> {name}
      </span>
      {children}
    </p>
  );
}
