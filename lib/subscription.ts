/**
 * A subscription for useSyncExternalStore; `notify` calls all listeners. With `includeOtherTabs`, changes of
 * localStorage in other tabs also notify.
 */
export function createSubscription({ includeOtherTabs = false }: { includeOtherTabs?: boolean } = {}) {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (includeOtherTabs) window.addEventListener('storage', listener);
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
