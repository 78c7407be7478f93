import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { findViewer } from '@/lib/auth/viewer';
import { findOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import { radius } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { parsePlaceCookie, placeCookieName } from '@/lib/places/place-cookie';
import { hasSession } from '@/lib/supabase/server';
import { findOwnTalentProfile } from '@/lib/talents/queries';
import { type CurrentPlace, placeOfSite } from './place-of-site';

/**
 * The one place of the whole site for the sender of this request: what they chose, else what their profile says, else the last
 * place's page they read (the cookie holds a chosen or a read one). A place in the URL stands before all of them. Last comes
 * the place of the whole site, where it has one; else null. Never throws.
 */
export const currentPlace = cache(async (): Promise<CurrentPlace | null> => {
  // Before the configuration, which a build has not: what asks for cookies is left to the request.
  const given = await cookies();
  const name = placeCookieName(env().siteUrl.startsWith('https://'));
  const stored = parsePlaceCookie(given.get(name)?.value);
  return stored?.isChosen ? stored : ((await profilePlace()) ?? stored ?? placeOfSite);
});

/** The place of the viewer's company or talent profile; null without one, and while nobody can tell. */
export async function profilePlace(): Promise<CurrentPlace | null> {
  try {
    const viewer = (await hasSession()) ? await findViewer() : null;
    if (!viewer) return null;
    if (viewer.role === 'employer') {
      const company = await findOwnCompany(viewer.id);
      return company && { place: company.location, radiusKm: radius.defaultKm };
    }
    const talent = await findOwnTalentProfile(viewer.id);
    return talent && { place: talent.location, radiusKm: talent.searchRadiusKm };
  } catch (thrown) {
    logFault('place of a profile', thrown);
    return null;
  }
}
