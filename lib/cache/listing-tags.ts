import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { catalogClient } from '@/lib/supabase/catalog';

/**
 * The tags of the lists that show these jobs (at most 500): of each place whose circle of 10 km holds one, over city and state
 * lines, of the categories that list it there, of its company, of its state's cities, and of what is nearest beyond a place with few. Where a change moves a job to another place, category or
 * company, ask before and after. Throws when the database does.
 */
export async function listingTagsOf(jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const { data } = await catalogClient()
    .rpc('listings_of_jobs', { job_ids: [...jobIds] })
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
      cacheTags.citiesOf({ state }),
      cacheTags.citiesOf({ initial: initialOf(city) }),
    ]),
    ...cells.map(cacheTags.beyond),
  ];
}

/** As `cities_with_jobs` in the database sorts them. */
const initialOf = (city: string) => (/^[a-z]/.test(city) ? city.charAt(0) : '0');
