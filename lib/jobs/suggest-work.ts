import 'server-only';
import { tagLabel } from '@/lib/employment/tag-label';
import type { Coordinates } from '@/lib/places/place';
import { publicClient } from '@/lib/supabase/public';

/** A title, a company or a category with open jobs. `isMore`: there may be more jobs than counted. */
type SuggestedWork = { name: string; isCategory: boolean; jobs: number; isMore: boolean };

/** Returns completions of a typed text from open jobs around a place, or everywhere. Throws database errors. */
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
