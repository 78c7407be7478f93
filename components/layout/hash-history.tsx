'use client';

import { useEffect } from 'react';

/**
 * Lets the router restore the history entry of a plain link within the page, such as `#apply`. Without this, going back
 * to that entry from another page would change the URL alone.
 */
export function HashHistory() {
  useEffect(() => {
    const addRouterState = () => window.history.replaceState(window.history.state, '', window.location.href);
    window.addEventListener('hashchange', addRouterState);
    return () => window.removeEventListener('hashchange', addRouterState);
  }, []);
  return null;
}
