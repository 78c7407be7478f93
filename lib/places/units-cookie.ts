import { hostCookie } from '@/lib/http/host-cookie';

/** Kilometers, as specified, or miles, which somebody chose (D106). */
export type Unit = 'km' | 'mi';

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** What the cookie is called on this installation. */
export const unitsCookieName = (isHttps: boolean): string => hostCookie('doorstep_units', isHttps);

/** In a browser its own page says whether there is https. */
const isPageSecure = () => globalThis.location?.protocol === 'https:';

/** What `document.cookie` says. */
export const readUnit = (cookies: string, isHttps = isPageSecure()): Unit =>
  cookies.split('; ').includes(`${unitsCookieName(isHttps)}=mi`) ? 'mi' : 'km';

/** For `document.cookie`; kilometers need none. */
export const unitsCookie = (unit: Unit, isHttps = isPageSecure()): string =>
  `${unitsCookieName(isHttps)}=${unit}; Path=/; SameSite=Lax; Max-Age=${unit === 'mi' ? maxAgeSeconds : 0}${isHttps ? '; Secure' : ''}`;
