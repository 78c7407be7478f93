import 'server-only';
import { keptSettings } from '@/lib/brand/kept-settings';
import { adminClient } from '@/lib/supabase/admin';

/** Tells the database what it has to know of the configuration, whoever calls it. How many settings changed. */
export async function keepConfiguration(): Promise<number> {
  const { data } = await adminClient().rpc('keep_configuration', { given: keptSettings }).throwOnError();
  return data;
}
