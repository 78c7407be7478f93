import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { jobMetadata } from '@/components/jobs/detail/job-metadata';
import { findJobPage } from '@/lib/jobs/find-job';
import { routes } from '@/lib/routes';
import { JobPageBody } from '../job-page-body';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return jobMetadata(await jobById((await params).id));
}

/** A job by its id. */
export default async function JobByIdPage({ params }: Props) {
  return <JobPageBody {...(await jobById((await params).id))} />;
}

async function jobById(id: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) notFound();
  if (id !== id.toLowerCase()) permanentRedirect(routes.jobById(id.toLowerCase()));
  return (await findJobPage(id)) ?? notFound();
}
