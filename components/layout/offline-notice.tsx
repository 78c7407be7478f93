'use client';

import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '@/components/ui/island-icons';
import { offlineNotice as text } from '@/messages/layout';

/** Shown while the connection is lost, because a loaded page looks as if it worked. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 bottom-[var(--foot,0px)] z-40 print:hidden">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-3 text-center text-ground text-sm">
          <OfflineIcon />
          {text.offline}
        </p>
      )}
    </div>
  );
}

function subscribeToConnection(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
