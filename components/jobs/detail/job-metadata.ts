import type { Metadata } from 'next';
import { pageTitle } from '@/components/seo/page-title';
import { sharedCard } from '@/components/seo/shared-card';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { salaryLabel } from '@/lib/employment/salary';
import { env } from '@/lib/env';
import type { JobPageData } from '@/lib/jobs/find-job';
import * as placeRoutes from '@/lib/place-routes';
import { cityAndState } from '@/lib/places/address-label';
import * as routes from '@/lib/routes';
import { jobMetadata as text } from '@/messages/jobs/detail';
import { jobPageTitle } from './job-title';

/** What search engines and shared links say of a job. The canonical address is the same for every form (D7). */
export function jobMetadata({ job }: JobPageData): Metadata {
  const where = cityAndState(job.location.address);
  const pay = job.salary ? ` ${salaryLabel(job.salary)}.` : '';
  const title = text.title({ title: job.title, companyName: job.company.name, where });
  const description = shortened(
    `${text.isHiring({ companyName: job.company.name, where, title: job.title, type: jobTypeLabel(job.type).toLowerCase() })}${pay} ${job.description}`,
  );
  const { siteUrl } = env();
  const url = `${siteUrl}${placeRoutes.job(job)}`;
  return {
    title: pageTitle(jobPageTitle(job)),
    description,
    alternates: { canonical: url },
    ...sharedCard(title, description, url, `${siteUrl}${routes.jobImage(job.id)}`),
    ...(job.state !== 'open' && { robots: { index: false, follow: true } }),
  };
}

const longest = 160;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, line.lastIndexOf(' ', longest - 1))}…`;
}
