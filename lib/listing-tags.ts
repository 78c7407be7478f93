import 'server-only';
import { cacheTags } from '@/lib/cache-tags';
import { publicClient } from '@/lib/supabase/public';

/**
 * The tags of the lists that show these jobs (at most 500): of each place whose circle of 10 km holds one, over city and state
 * lines, of the categories that it stands in there, and of its company. Where a change moves a job to another place, category or
 * company, ask before and after. Throws when the database does.
 */
export async function listingTagsOf(jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const { data, error } = await publicClient().rpc('listings_of_jobs', { job_ids: [...jobIds] });
  if (error) throw error;
  const { listings, companies } = data as {
    listings: [state: string, city: string, neighborhood: string | null, category: string | null][];
    companies: string[];
  };
  return [
    ...listings.map((listing) => cacheTags.listing(...listing)),
    ...companies.map(cacheTags.companyJobs),
  ];
}
