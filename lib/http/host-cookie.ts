/**
 * The name of a cookie on this installation. Over https browsers then refuse it from any other host and from unencrypted
 * answers, and want `Secure` and `Path=/` with it, also where it is taken away.
 */
export const hostCookie = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);
