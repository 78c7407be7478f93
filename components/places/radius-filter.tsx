'use client';

import { type ComponentProps, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { radius } from '@/lib/limits';
import { radiusFilter as text } from '@/messages/places/place';
import { RadiusSlider } from './radius-slider';

/** The radius of a search; null is any distance. */
export function RadiusFilter({
  radiusKm,
  hasCenter,
  problem,
  allowsAnyDistance,
}: {
  radiusKm: number | null;
  /** Without a center the distance has no effect. */
  hasCenter: boolean;
  problem: ComponentProps<typeof RadiusSlider>['problem'];
  allowsAnyDistance: boolean;
}) {
  const [isAny, setIsAny] = useState(radiusKm === null);
  return (
    <div>
      <RadiusSlider
        defaultValue={radiusKm ?? radius.maxKm}
        problem={problem}
        hint={hasCenter || isAny ? undefined : text.noPlaceHint}
        onChange={() => setIsAny(false)}
      />
      {allowsAnyDistance && (
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
