'use client';

import { useEffect } from 'react';
import { useSession } from '@/components/auth/session';

/**
 * Gives every save button of the page its state and its action. One for the whole site, because pages are the same for
 * everybody, and with its code fetched after them, because nobody waits for it.
 */
export function SaveButtons() {
  const session = useSession().is;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isCurrent = true;
    import('./connect-save-buttons').then(
      ({ connectSaveButtons }) => {
        if (isCurrent) stop = connectSaveButtons(session);
      },
      // Without its code no button is seen.
      () => {},
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [session]);
  return null;
}
