import type { Job } from '@/lib/jobs/job';
import { unknownPlaceName } from '@/lib/places/place';
import { findUsState } from '@/lib/places/us-states';
import { site } from '@/lib/site';
import { jobMetadata as text } from '@/messages/jobs/detail';

/** What search engines show of a title, with the site's name behind it. */
const longest = 60 - ` | ${site.name}`.length;

/**
 * The title of a job's page: as much of who and where as can be read in a search engine's list, so that two jobs of one name
 * are told apart. A name that fills it alone is shown alone.
 */
export function jobPageTitle({
  title,
  company,
  location,
}: Pick<Job, 'title' | 'company' | 'location'>): string {
  const { neighborhood, city, state } = location.address;
  const code = findUsState(state)?.code ?? state;
  const at = text.at({ title, companyName: company.name });
  const candidates = [
    joined(at, neighborhood, city, code),
    joined(at, neighborhood ?? city, code),
    joined(at, city, code),
    joined(at, neighborhood ?? city),
    joined(at, city),
    at,
    joined(title, neighborhood ?? city, code),
    joined(title, city),
  ];
  return candidates.find((each) => each.length <= longest) ?? title;
}

const joined = (...parts: (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '' && part !== unknownPlaceName).join(', ');
