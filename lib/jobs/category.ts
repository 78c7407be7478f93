import { industries } from '@/lib/employment/industry';
import { jobTypeLabel, jobTypes } from '@/lib/employment/job-type';
import { tagLabel } from '@/lib/employment/tag-label';
import { slugify } from '@/lib/slug';
import { category as text } from '@/messages/jobs/search';

/** D13: a job type, an industry, or a tag, slugified; where two share a slug, the first of these. */
export type Category = { slug: string; kind: 'type' | 'industry' | 'tag'; label: string };

/** The category of a slug. Any word can be a tag; whether a job has it, the database knows. */
export function readCategory(slug: string): Category {
  const type = jobTypes.find((each) => each === slug);
  if (type) return { slug, kind: 'type', label: jobTypeLabel(type) };
  const industry = industries.find((each) => slugify(each) === slug);
  if (industry) return { slug, kind: 'industry', label: industry };
  return { slug, kind: 'tag', label: tagLabel(slug) };
}

/** 'Full Time jobs', 'Healthcare jobs', 'Jobs with “Forklift”'. */
export function categoryTitle({ kind, label }: Category): string {
  if (kind === 'tag') return text.jobsWith({ label });
  return label === 'Other' ? text.otherJobs : text.jobs({ label });
}
