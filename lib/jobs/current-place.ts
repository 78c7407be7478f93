import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { getViewer } from '@/lib/auth/viewer';
import { getOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import { radius } from '@/lib/limits';
import { logError } from '@/lib/log';
import { parsePlaceCookie, placeCookieName } from '@/lib/places/place-cookie';
import { hasSession } from '@/lib/supabase/server';
import { getOwnTalentProfile } from '@/lib/talents/queries';
import { type CurrentPlace, sitePlace } from './site-place';

/**
 * Returns the place that the whole site uses for this visitor, or null. In order: the place they chose, the place of
 * their profile, the place whose page they last opened (the cookie stores a chosen or an opened place), the default
 * place of the site. A place in the URL wins over all of them. Never throws.
 */
export const getCurrentPlace = cache(async (): Promise<CurrentPlace | null> => {
  // Read cookies before env(): a build has no configuration, and cookies() defers rendering to the request.
  const cookieStore = await cookies();
  const name = placeCookieName(env().siteUrl.startsWith('https://'));
  const stored = parsePlaceCookie(cookieStore.get(name)?.value);
  return stored?.isChosen ? stored : ((await getProfilePlace()) ?? stored ?? sitePlace);
});

/** Returns the place of the viewer's company or talent profile; null if there is none or reading fails. */
export async function getProfilePlace(): Promise<CurrentPlace | null> {
  try {
    const viewer = (await hasSession()) ? await getViewer() : null;
    if (!viewer) return null;
    if (viewer.role === 'employer') {
      const company = await getOwnCompany(viewer.id);
      return company && { place: company.location, radiusKm: radius.defaultKm };
    }
    const talent = await getOwnTalentProfile(viewer.id);
    return talent && { place: talent.location, radiusKm: talent.searchRadiusKm };
  } catch (error) {
    logError('place of a profile', error);
    return null;
  }
}
