import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { EmployerListingPage } from '@/components/listings/employer-listing';
import { employerMetadata } from '@/components/listings/employer-metadata';
import { type EmployerSegments, findEmployer } from '@/lib/listings/employer-listing';
import { MissingPage, missingPageMetadata } from '../missing-page';

type Props = { params: Promise<EmployerSegments> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  metadataOfEmployer(await params);

export default async function CompanyPage({ params }: Props) {
  return <EmployerPage segments={await params} />;
}

/** What a company's address shows: its open jobs, a 404, or the way to the address's canonical form by 308. */
export async function EmployerPage({
  segments,
  view = 'list',
}: {
  segments: EmployerSegments;
  view?: 'list' | 'map';
}) {
  const found = await findEmployer(segments);
  if (found === 'nothing') return <MissingPage />;
  if ('movedTo' in found) permanentRedirect(found.movedTo);
  return <EmployerListingPage listing={found} view={view} />;
}

export const metadataOfEmployer = async (segments: EmployerSegments): Promise<Metadata> => {
  const found = await findEmployer(segments);
  return found === 'nothing' || 'movedTo' in found ? missingPageMetadata : employerMetadata(found);
};
