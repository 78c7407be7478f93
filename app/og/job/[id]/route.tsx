import { ImageResponse } from 'next/og';
import { SharedImage } from '@/components/seo/shared-image';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { salaryLabel } from '@/lib/employment/salary';
import { findJobById } from '@/lib/jobs/find-job';
import { neighborhoodCityAndState } from '@/lib/places/address-label';

export const dynamic = 'force-dynamic';

/** The image of a shared job. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const found = await findJobById((await params).id);
  if (typeof found === 'string' || !('job' in found))
    return new Response('There is no such job.\n', { status: 404 });
  const { title, company, location, salary, type } = found.job;
  const where = neighborhoodCityAndState(location.address);
  return new ImageResponse(
    <SharedImage
      over={company.name}
      title={title}
      otherwise={`${jobTypeLabel(type)} job`}
      facts={[where, ...(salary ? [salaryLabel(salary)] : []), jobTypeLabel(type)]}
    />,
    // Like the job's page: a shared cache must not outlive it.
    { width: 1200, height: 630, headers: { 'Cache-Control': 'public, max-age=60, s-maxage=60' } },
  );
}
