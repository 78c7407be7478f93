'use client';

import { useSession } from '@/components/auth/session';
import { writeAlertsIn } from '@/lib/alerts/units-action';
import { chooseUnit, useUnit } from '@/lib/places/chosen-unit';
import type { Unit } from '@/lib/places/units-cookie';
import { units as text } from '@/messages/places/units';

/** Kilometers or miles (D106): on every page of this browser, and in the alerts of the account. */
export function UnitSwitch() {
  const chosen = useUnit();
  const hasAccount = useSession().is !== 'visitor';
  const choose = (unit: Unit) => {
    chooseUnit(unit);
    // Only the emails would stay as they were; this page has changed already.
    if (hasAccount) writeAlertsIn(unit).catch(() => {});
  };
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
