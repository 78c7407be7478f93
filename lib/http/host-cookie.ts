/**
 * The name of a cookie on this installation. Over https it has the prefix `__Host-`: browsers then reject it from other
 * hosts and from unencrypted responses. The prefix requires `Secure` and `Path=/`, also to delete the cookie.
 */
export const hostCookie = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** Whether the page was loaded over https. Always false on the server, which uses `isHttps()` of lib/env.ts. */
export const isPageSecure = (): boolean => globalThis.location?.protocol === 'https:';
