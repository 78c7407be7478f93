import { ApplyLink } from '@/components/jobs/apply-link';
import { buttonClasses } from '@/components/ui/button-variants';
import { parts } from '@/doorstep.config';
import type { Job } from '@/lib/jobs/job';
import { maxQueryLength } from '@/lib/jobs/search-params';
import { cityAndState } from '@/lib/places/address-label';
import { roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { applySection as text } from '@/messages/applications/apply';
import { ApplicationForm } from './application-form';
import { DataNotice } from './data-notice';

/** The application form in the page's text. On a wide screen the card beside it links here. */
export function ApplySection({
  job,
  asksBirthDate,
}: {
  job: Pick<Job, 'id' | 'title' | 'company' | 'location' | 'applicationUrl' | 'minimumAge'>;
  asksBirthDate: boolean;
}) {
  const { id, title, company, applicationUrl, minimumAge } = job;
  if (applicationUrl)
    return (
      <div className="lg:hidden">
        <ApplyLink job={job} className={buttonClasses({ size: 'lg', wide: 'phone' })}>
          {text.applyButton}
        </ApplyLink>
        <p className="mt-2 text-ink-soft text-sm">{text.externalSiteHint({ companyName: company.name })}</p>
      </div>
    );
  return (
    <ApplicationForm
      jobId={id}
      jobTitle={title}
      companyName={company.name}
      alertHref={parts.alerts ? toAlertHref(job) : null}
      question={asksBirthDate ? 'birth-date' : 'adult'}
      notice={
        <>
          {minimumAge !== null && <p>{text.minimumAgeNotice({ minimumAge })}</p>}
          <DataNotice companyName={company.name} asksBirthDate={asksBirthDate} />
        </>
      }
    />
  );
}

function toAlertHref({ title, location: { coordinates, address } }: Pick<Job, 'title' | 'location'>): string {
  const { lat, lng } = roundCoordinates(coordinates);
  return routes.newAlert({
    q: title.slice(0, maxQueryLength),
    lat,
    lng,
    place: cityAndState(address),
  });
}
