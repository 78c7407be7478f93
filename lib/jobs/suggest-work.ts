import 'server-only';
import { tagLabel } from '@/lib/employment/tag-label';
import type { Coordinates } from '@/lib/places/place';
import { publicClient } from '@/lib/supabase/public';

/** A title, a company or a category with open jobs; `isMore` where there may be more of them. */
type SuggestedWork = { name: string; isCategory: boolean; jobs: number; isMore: boolean };

/** What somebody may be typing, of the open jobs around a place; everywhere without one. Throws when the database does. */
export async function suggestWork(
  typed: string,
  around: { center: Coordinates; radiusKm: number | null } | null,
): Promise<SuggestedWork[]> {
  const { data } = await publicClient()
    .rpc('suggest_work', {
      typed,
      ...(around && { center_lat: around.center.lat, center_lng: around.center.lng }),
      ...(around && around.radiusKm !== null && { radius_km: around.radiusKm }),
    })
    .throwOnError();
  return data.map(({ name, kind, jobs, is_more }) => ({
    name: kind === 'category' ? tagLabel(name) : name,
    isCategory: kind === 'category',
    jobs,
    isMore: is_more,
  }));
}
