import { industries } from '@/lib/employment/industry';
import { jobTypeLabel, jobTypes } from '@/lib/employment/job-type';
import { tagLabel } from '@/lib/employment/tag-label';
import { slugify } from '@/lib/slug';
import { category as text } from '@/messages/jobs/search';

/**
 * A category of jobs (D13): a job type, an industry or a tag, as a slug. If two share a slug, the first kind in this
 * order wins.
 */
export type Category = { slug: string; kind: 'type' | 'industry' | 'tag'; label: string };

/** Returns the category of a slug. Any slug can be a tag, because only the database has the list of tags. */
export function parseCategory(slug: string): Category {
  const type = jobTypes.find((jobType) => jobType === slug);
  if (type) return { slug, kind: 'type', label: jobTypeLabel(type) };
  const industry = industries.find((name) => slugify(name) === slug);
  if (industry) return { slug, kind: 'industry', label: industry };
  return { slug, kind: 'tag', label: tagLabel(slug) };
}

/** Returns a title such as 'Full Time jobs', 'Healthcare jobs' or 'Jobs with “Forklift”'. */
export function categoryTitle({ kind, label }: Category): string {
  if (kind === 'tag') return text.jobsWith({ label });
  return label === 'Other' ? text.otherJobs : text.jobs({ label });
}
