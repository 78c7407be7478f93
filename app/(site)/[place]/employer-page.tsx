import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { EmployerListingPage } from '@/components/listings/employer-listing-page';
import { toEmployerMetadata } from '@/components/listings/employer-metadata';
import { type EmployerSegments, getEmployerListing } from '@/lib/listings/employer-listing';
import { MissingPage, missingPageMetadata } from '../missing-page';

type Props = { params: Promise<EmployerSegments> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  getEmployerMetadata(await params);

/** The cached page. A URL with search parameters is rewritten to the uncached cities/filtered (middleware.ts). */
export default async function CachedEmployerPage({ params }: Props) {
  return <EmployerPage segments={await params} />;
}

/** The open jobs of a company, a 404, or a 308 to the canonical URL. Also rendered by cities/filtered. */
export async function EmployerPage({
  segments,
  view = 'list',
}: {
  segments: EmployerSegments;
  view?: 'list' | 'map';
}) {
  const result = await getEmployerListing(segments);
  if (result === 'not-found') return <MissingPage />;
  if ('movedTo' in result) permanentRedirect(result.movedTo);
  return <EmployerListingPage listing={result} view={view} />;
}

export const getEmployerMetadata = async (segments: EmployerSegments): Promise<Metadata> => {
  const result = await getEmployerListing(segments);
  return result === 'not-found' || 'movedTo' in result ? missingPageMetadata : toEmployerMetadata(result);
};
