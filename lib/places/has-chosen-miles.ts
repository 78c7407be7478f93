import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { unitsCookieName } from './units-cookie';

/** Whether this browser has chosen miles (D106). Not for shared pages, because it reads a cookie. */
export const hasChosenMiles = async (): Promise<boolean> =>
  (await cookies()).get(unitsCookieName(env().siteUrl.startsWith('https://')))?.value === 'mi';
