import type { Metadata } from 'next';
import { getJobById } from '@/lib/jobs/get-job';
import { getJobPageMetadata, JobPage } from '../job-page';

export const revalidate = 60;

/** Prerenders nothing: each page is rendered on its first visit, cached, and revalidated by its tags. */
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return getJobPageMetadata(await getJobById((await params).id));
}

export default async function JobByIdPage({ params }: Props) {
  return <JobPage lookup={await getJobById((await params).id)} />;
}
