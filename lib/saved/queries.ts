import 'server-only';
import { isId } from '@/lib/forms/ids';
import { viewerClient } from '@/lib/supabase/server';
import type { SavedTalent } from './saved-talent';
import { toSavedTalent } from './saved-talent-row';

/** The talents that the viewer's company saved, newest first; empty without a company. Throws on database errors. */
export async function listSavedTalents(): Promise<SavedTalent[]> {
  const { data } = await (await viewerClient()).rpc('my_saved_talents').throwOnError();
  return data.map(toSavedTalent);
}

/** The path of a CV that its talent shared with the viewer's company; null otherwise. */
export async function getSharedCvPath(talentId: string): Promise<string | null> {
  if (!isId(talentId)) return null;
  const { data, error } = await (await viewerClient()).rpc('get_shared_cv', { talent_id: talentId });
  // Visitors may not call the function.
  if (error?.code === '42501') return null;
  if (error) throw error;
  return data;
}
