'use client';

import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '@/components/ui/island-icons';
import { offlineNotice as text } from '@/messages/layout';

/** Says so while there is no connection, because a page that is already here looks as if all were well. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 bottom-[var(--foot,0px)] z-40 print:hidden">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-3 text-center text-ground text-sm">
          <OfflineIcon />
          {text.youreOfflineWhatYouSee}
        </p>
      )}
    </div>
  );
}

function watchConnection(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
