'use client';

import { useSession } from '@/components/auth/session';
import { writeAlertsIn } from '@/lib/alerts/units-action';
import { chooseUnit } from '@/lib/places/chosen-unit';
import type { Unit } from '@/lib/places/units-cookie';

/** Chooses kilometers or miles (D106): on every page of this browser, and in the alerts of the account. */
export function useChooseUnit(): (unit: Unit) => void {
  const hasAccount = useSession().is !== 'visitor';
  return (unit) => {
    chooseUnit(unit);
    // Only the emails would stay as they were; this page has changed already.
    if (hasAccount) writeAlertsIn(unit).catch(() => {});
  };
}
