import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { unitsCookieName } from './units-cookie';

/** Whether this browser chose miles (D106). For actions and pages of one person: pages that are shared must not ask. */
export const wantsMiles = async (): Promise<boolean> =>
  (await cookies()).get(unitsCookieName(env().siteUrl.startsWith('https://')))?.value === 'mi';
