import { useSyncExternalStore } from 'react';
import { readUnit, type Unit } from '@/lib/places/units-cookie';

const changed = 'doorstep:units';

const listen = (listener: () => void) => {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
};

/** What this browser wants distances in; kilometers in the server's HTML, which everybody shares. */
export const useUnit = (): Unit =>
  useSyncExternalStore(
    listen,
    () => readUnit(document.cookie),
    () => 'km',
  );

export const tellUnit = (): boolean => window.dispatchEvent(new Event(changed));
