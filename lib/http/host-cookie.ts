/**
 * The name of a cookie on this installation. Over https it has the prefix `__Host-`: browsers then reject it from other
 * hosts and from unencrypted responses. It requires `Secure` and `Path=/`, also for deletion.
 */
export const hostCookie = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** In a browser; the server has to check the site's URL instead. */
export const isPageSecure = (): boolean => globalThis.location?.protocol === 'https:';
