import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

const prefix = 'blocked: ';

/** Returns the words that cause a posting to be held for review. Throws when the database fails. */
export async function listBlockedWords(): Promise<string[]> {
  const { data } = await serviceClient()
    .from('trust_rules')
    .select('name')
    .eq('kind', 'blocked words')
    .like('name', `${prefix}%`)
    .order('name')
    .limit(500)
    .throwOnError();
  return data.map(({ name }) => name.slice(prefix.length));
}
