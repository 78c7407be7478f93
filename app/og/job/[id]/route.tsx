import { createShareImage } from '@/components/seo/share-image';
import { getCompanyPlaceholder, toPlaceholderSvg } from '@/lib/employers/company-placeholder';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { salaryLabel } from '@/lib/employment/salary';
import { getJobById } from '@/lib/jobs/get-job';
import { neighborhoodCityAndState } from '@/lib/places/address-label';
import { sharedImages as text } from '@/messages/pages/shared-images';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const lookup = await getJobById((await params).id);
  if (typeof lookup === 'string' || !('job' in lookup)) return new Response(text.notFound, { status: 404 });
  const { title, company, location, salary, type } = lookup.job;
  const label = jobTypeLabel(type);
  return createShareImage({
    eyebrow: company.name,
    title,
    fallbackTitle: text.jobOf({ type: label }),
    facts: [salary ? `${salaryLabel(salary)} · ${label}` : label, neighborhoodCityAndState(location.address)],
    pictures: [toPlaceholderSvg(getCompanyPlaceholder(company.name))],
    // Like the job's page: shared caches must not keep it longer than the page.
    maxAge: 60,
  });
}
