import type { Metadata } from 'next';
import { pageTitle } from '@/components/seo/page-title';
import { getSharingMetadata } from '@/components/seo/sharing-metadata';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { salaryLabel } from '@/lib/employment/salary';
import { env } from '@/lib/env';
import type { JobPageData } from '@/lib/jobs/get-job';
import * as placeRoutes from '@/lib/place-routes';
import { cityAndState } from '@/lib/places/address-label';
import * as routes from '@/lib/routes';
import { jobMetadata as text } from '@/messages/jobs/detail';
import { jobPageTitle } from './job-title';

/** Metadata for search engines and shared links. All forms of the address have the same canonical URL (D7). */
export function jobMetadata({ job }: JobPageData): Metadata {
  const where = cityAndState(job.location.address);
  const pay = job.salary ? ` ${salaryLabel(job.salary)}.` : '';
  const title = text.title({ title: job.title, companyName: job.company.name, where });
  const description = truncate(
    `${text.description({ companyName: job.company.name, where, title: job.title, type: jobTypeLabel(job.type).toLowerCase() })}${pay} ${job.description}`,
  );
  const { siteUrl } = env();
  const url = `${siteUrl}${placeRoutes.job(job)}`;
  return {
    title: pageTitle(jobPageTitle(job)),
    description,
    alternates: { canonical: url },
    ...getSharingMetadata(title, description, url, `${siteUrl}${routes.jobImage(job.id)}`),
    ...(job.state !== 'open' && { robots: { index: false, follow: true } }),
  };
}

const maxDescriptionLength = 160;

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', maxDescriptionLength - 1))}…`;
}
