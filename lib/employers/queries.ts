import 'server-only';
import { viewerClient } from '@/lib/supabase/server';
import type { Company } from './company';
import { companyColumns, toCompany } from './company-row';

/** The viewer's company; null if there is none. */
export async function getOwnCompany(viewerId: string): Promise<Company | null> {
  const client = await viewerClient();
  const { data } = await client
    .from('employer_profiles')
    .select(companyColumns)
    .eq('user_id', viewerId)
    .maybeSingle()
    .throwOnError();
  return data && toCompany(data);
}
