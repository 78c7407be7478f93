import 'server-only';
import { adminClient } from '@/lib/supabase/admin';

const prefix = 'blocked: ';

/** The words whose postings are held until somebody has looked. Throws when the database does. */
export async function readBlockedWords(): Promise<string[]> {
  const { data } = await adminClient()
    .from('trust_rules')
    .select('name')
    .eq('kind', 'blocked words')
    .like('name', `${prefix}%`)
    .order('name')
    .limit(500)
    .throwOnError();
  return data.map(({ name }) => name.slice(prefix.length));
}
