'use client';

import { type ComponentProps, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { radius } from '@/lib/limits';
import { radiusFilter as text } from '@/messages/places/place';
import { RadiusSlider } from './radius-slider';

/** How far from there; null is any distance. */
export function RadiusFilter({
  radiusKm,
  hasCenter,
  problem,
  hasAnyDistance,
}: {
  radiusKm: number | null;
  /** Whether the search is around a place; until it is, no distance counts. */
  hasCenter: boolean;
  problem: ComponentProps<typeof RadiusSlider>['problem'];
  hasAnyDistance: boolean;
}) {
  const [isAny, setIsAny] = useState(radiusKm === null);
  return (
    <div>
      <RadiusSlider
        defaultValue={radiusKm ?? radius.maxKm}
        problem={problem}
        hint={hasCenter || isAny ? undefined : text.anywhereUntilPlace}
        onChange={() => setIsAny(false)}
      />
      {hasAnyDistance && (
        <Checkbox
          label={text.anyDistance}
          name="radius"
          value="any"
          checked={isAny}
          onChange={(event) => setIsAny(event.target.checked)}
        />
      )}
    </div>
  );
}
