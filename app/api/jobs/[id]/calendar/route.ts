import { env } from '@/lib/env';
import { closingEvent } from '@/lib/jobs/closing-event';
import { getJobById } from '@/lib/jobs/get-job';
import * as placeRoutes from '@/lib/place-routes';
import { streetCityAndState } from '@/lib/places/address-label';
import { jobNotFound, shareAndDirections as text } from '@/messages/jobs/detail';

export const dynamic = 'force-dynamic';

/** The application deadline of an open job, as a calendar file. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const lookup = await getJobById((await params).id);
  if (typeof lookup === 'string' || !('job' in lookup) || lookup.job.state !== 'open')
    return new Response(jobNotFound.notFound, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const { job } = lookup;
  const summary = text.calendarSummary({ title: job.title, companyName: job.company.name });
  const place = streetCityAndState(job.location.address);
  return new Response(closingEvent(job, { summary, place, url: env().siteUrl + placeRoutes.job(job) }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="job.ics"',
      'Cache-Control': 'no-store',
    },
  });
}
