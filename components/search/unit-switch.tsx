'use client';

import { useChooseUnit } from '@/components/cards/use-choose-unit';
import { useUnit } from '@/lib/places/unit-choice';
import { units as text } from '@/messages/places/units';

export function UnitSwitch() {
  const chosen = useUnit();
  const choose = useChooseUnit();
  return (
    <fieldset className="unit-switch noscript:hidden">
      <legend>{text.distancesIn}</legend>
      {(['km', 'mi'] as const).map((unit) => (
        <button key={unit} type="button" aria-pressed={unit === chosen} onClick={() => choose(unit)}>
          {unit === 'km' ? text.kilometers : text.miles}
        </button>
      ))}
    </fieldset>
  );
}
