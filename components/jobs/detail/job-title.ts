import type { Job } from '@/lib/jobs/job';
import { unknownPlaceName } from '@/lib/places/place';
import { findUsState } from '@/lib/places/us-states';
import { site } from '@/lib/site';
import { jobMetadata as text } from '@/messages/jobs/detail';

/** Search engines show about 60 characters, including the site's name. */
const maxTitleLength = 60 - ` | ${site.name}`.length;

/**
 * Returns the page title of a job, with as much of company and place as fits, so that jobs of the same name differ. A
 * job title that fills the space stands alone.
 */
export function jobPageTitle({
  title,
  company,
  location,
}: Pick<Job, 'title' | 'company' | 'location'>): string {
  const { neighborhood, city, state } = location.address;
  const code = findUsState(state)?.code ?? state;
  const titleAtCompany = text.titleAtCompany({ title, companyName: company.name });
  const candidates = [
    joinParts(titleAtCompany, neighborhood, city, code),
    joinParts(titleAtCompany, neighborhood ?? city, code),
    joinParts(titleAtCompany, city, code),
    joinParts(titleAtCompany, neighborhood ?? city),
    joinParts(titleAtCompany, city),
    titleAtCompany,
    joinParts(title, neighborhood ?? city, code),
    joinParts(title, city),
  ];
  return candidates.find((candidate) => candidate.length <= maxTitleLength) ?? title;
}

const joinParts = (...parts: (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '' && part !== unknownPlaceName).join(', ');
