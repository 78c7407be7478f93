import type { Metadata } from 'next';
import type { EmployerSegments } from '@/lib/listings/employer-listing';
import { EmployerPage, metadataOfEmployer } from '../../../employer-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<EmployerSegments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOfEmployer(await params);
}

/** The open jobs under a company's name (D12). */
export default async function CompanyPage({ params }: Props) {
  return <EmployerPage segments={await params} />;
}
