import 'server-only';
import { viewerClient } from '@/lib/supabase/server';
import type { Company } from './company';
import { companyColumns, toCompany } from './company-row';

/** The company of a viewer; null before it is founded. */
export async function findOwnCompany(viewerId: string): Promise<Company | null> {
  const client = await viewerClient();
  const { data } = await client
    .from('employer_profiles')
    .select(companyColumns)
    .eq('user_id', viewerId)
    .maybeSingle()
    .throwOnError();
  return data && toCompany(data);
}
