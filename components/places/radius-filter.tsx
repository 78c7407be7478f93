'use client';

import { type ComponentProps, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { radius } from '@/lib/limits';
import { radiusFilter as text } from '@/messages/places/place';
import { RadiusSlider } from './radius-slider';

/** How far from there; null is any distance. */
export function RadiusFilter({
  radiusKm,
  problem,
  hasAnyDistance,
}: {
  radiusKm: number | null;
  problem: ComponentProps<typeof RadiusSlider>['problem'];
  hasAnyDistance: boolean;
}) {
  const [isAny, setIsAny] = useState(radiusKm === null);
  return (
    <div>
      <RadiusSlider
        defaultValue={radiusKm ?? radius.maxKm}
        problem={problem}
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
