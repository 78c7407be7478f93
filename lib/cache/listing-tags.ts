import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { catalogClient } from '@/lib/supabase/catalog';

/**
 * The tags of all lists that show any of the first 500 jobs: lists of places within the default radius and of their
 * categories, company lists, city directories, and nearby-job cells. If a change moves a job to another place, category
 * or company, call this before and after the change. Throws if the database fails.
 */
export async function getJobListingTags(jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const { data } = await catalogClient()
    .rpc('list_affected_listings', { job_ids: [...jobIds] })
    .throwOnError();
  const { listings, companies, cities, cells } = data as {
    listings: [state: string, city: string, neighborhood: string | null, category: string | null][];
    companies: string[];
    cities: [state: string, city: string][];
    cells: [lat: number, lng: number][];
  };
  return [
    ...listings.map((listing) => cacheTags.listing(...listing)),
    ...companies.map(cacheTags.companyJobs),
    ...cities.flatMap(([state, city]) => [
      cacheTags.cityDirectory({ state }),
      cacheTags.cityDirectory({ initial: getInitial(city) }),
    ]),
    ...cells.map(cacheTags.nearbyCell),
  ];
}

/** The same rule as `cities_with_jobs` in the database. */
const getInitial = (city: string) => (/^[a-z]/.test(city) ? city.charAt(0) : '0');
