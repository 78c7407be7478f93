/**
 * Tells components that something they read outside of React has changed: `subscribe` is what useSyncExternalStore takes. With
 * `hearsOtherTabs` a change of the browser's storage in another tab counts, too.
 */
export function createSubscription({ hearsOtherTabs = false }: { hearsOtherTabs?: boolean } = {}) {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (hearsOtherTabs) window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    notify: (): void => {
      for (const listener of listeners) listener();
    },
  };
}
