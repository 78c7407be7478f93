'use client';

import { useSession } from '@/components/auth/session';
import { setAlertUnits } from '@/lib/alerts/units-action';
import { setUnit } from '@/lib/places/unit-choice';
import type { Unit } from '@/lib/places/units-cookie';

/** Returns a function that sets kilometers or miles (D106) for this browser and for the account's alerts. */
export function useChooseUnit(): (unit: Unit) => void {
  const hasAccount = useSession().status !== 'visitor';
  return (unit) => {
    setUnit(unit);
    // Ignore a failure: the page already uses the unit, only emails keep the old one.
    if (hasAccount) setAlertUnits(unit).catch(() => {});
  };
}
