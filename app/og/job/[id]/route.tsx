import { sharedImage } from '@/components/seo/shared-image';
import { doorOf, doorPicture } from '@/lib/employers/door';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { salaryLabel } from '@/lib/employment/salary';
import { findJobById } from '@/lib/jobs/find-job';
import { neighborhoodCityAndState } from '@/lib/places/address-label';
import { sharedImages as text } from '@/messages/pages/shared-images';

export const dynamic = 'force-dynamic';

/** The image of a shared job. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const found = await findJobById((await params).id);
  if (typeof found === 'string' || !('job' in found)) return new Response(text.missing, { status: 404 });
  const { title, company, location, salary, type } = found.job;
  const label = jobTypeLabel(type);
  return sharedImage({
    over: company.name,
    title,
    otherwise: text.jobOf({ type: label }),
    facts: [salary ? `${salaryLabel(salary)} · ${label}` : label, neighborhoodCityAndState(location.address)],
    doors: [doorPicture(doorOf(company.name))],
    // Like the job's page: a shared cache must not outlive it.
    maxAge: 60,
  });
}
