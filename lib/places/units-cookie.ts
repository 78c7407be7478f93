import { hostCookie, isPageSecure } from '@/lib/http/host-cookie';

/** Kilometers, as specified, or miles (D106). */
export type Unit = 'km' | 'mi';

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** The cookie's name depends on the protocol. */
export const unitsCookieName = (isHttps: boolean): string => hostCookie('doorstep_units', isHttps);

/** The unit in `document.cookie`. */
export const parseUnitCookie = (cookieHeader: string, isHttps = isPageSecure()): Unit =>
  cookieHeader.split('; ').includes(`${unitsCookieName(isHttps)}=mi`) ? 'mi' : 'km';

/** The string for `document.cookie`; kilometers delete the cookie. */
export const toUnitsCookie = (unit: Unit, isHttps = isPageSecure()): string =>
  `${unitsCookieName(isHttps)}=${unit}; Path=/; SameSite=Lax; Max-Age=${unit === 'mi' ? maxAgeSeconds : 0}${isHttps ? '; Secure' : ''}`;
