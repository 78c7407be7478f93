import type { Metadata } from 'next';
import { findJobById } from '@/lib/jobs/find-job';
import { JobPage, metadataOf } from '../job-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(await findJobById((await params).id));
}

/** A job by its id. */
export default async function JobByIdPage({ params }: Props) {
  return <JobPage found={await findJobById((await params).id)} />;
}
