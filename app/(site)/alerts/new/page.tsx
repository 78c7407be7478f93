import type { Metadata } from 'next';
import { headers } from 'next/headers';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { JobAlertForm } from '@/components/alerts/job-alert-form';
import { SaveAlert } from '@/components/alerts/save-alert-at-once';
import { requestJobAlert, saveJobAlert } from '@/lib/alerts/actions';
import { timeZoneChoices } from '@/lib/alerts/alert-time-zone';
import { newAlertOf } from '@/lib/alerts/new-alert';
import { findViewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env';
import { currentPlace } from '@/lib/jobs/current-place';
import { jobSearchQuery, parseJobSearch } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { alertsNew as text } from '@/messages/pages/alerts';

export const metadata: Metadata = {
  title: text.emailMeNewJobsLike,
  // Endless combinations of one form.
  robots: { index: false, follow: false },
};

/** Everywhere, unless the search says how far. */
const defaults = { radiusKm: null };

const titleOf = (isSilent: boolean, isOfSearch: boolean) =>
  isSilent ? text.saveThisSearch : isOfSearch ? text.emailMeNewJobsLike : text.createAJobAlert;

/** Where 'Email me new jobs like these' and 'Save this search' lead: opening it changes nothing (D29). */
export default async function NewAlertPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  const [params, current, asked, viewer] = await Promise.all([
    searchParams,
    currentPlace(),
    headers(),
    findViewer(),
  ]);
  const search = { ...parseJobSearch(params, defaults), view: 'list', page: 1 } as const;
  const isSilent = params.save !== undefined;
  const query = jobSearchQuery(search, defaults);
  const silently = { ...query, save: true };
  if (isSilent && !viewer) redirect(routes.login(routes.newAlert(silently)));
  const start = await newAlertOf(search, current?.place ?? null, asked, !isSilent);
  const { place } = start;

  if (viewer && start.isComplete && place && params.edit === undefined)
    return (
      <AlertFrame
        title={isSilent ? text.saveThisSearch : text.emailMeNewJobsLike}
        {...(isSilent && { intro: text.nameItAndFindIt })}
      >
        <SaveAlert
          key={isSilent ? 'saved' : 'emailed'}
          search={{ ...start, place }}
          isSilent={isSilent}
          silentHref={routes.newAlert(silently)}
          editHref={routes.newAlert({ ...(isSilent ? silently : query), edit: true })}
          isWished={asked.get('sec-fetch-site') === 'same-origin'}
        />
      </AlertFrame>
    );

  const { tileUrl, tileAttribution } = env();
  return (
    <AlertFrame
      title={titleOf(isSilent, Object.values(query).some(Boolean))}
      intro={
        viewer
          ? isSilent
            ? text.nameItAndFindIt
            : text.tellUsWhatYoureLooking
          : text.noAccountNeededJustAn({
              link: (words) => (
                <Link href={routes.login(routes.newAlert(query))} className="link">
                  {words}
                </Link>
              ),
            })
      }
    >
      <JobAlertForm
        action={viewer ? saveJobAlert : requestJobAlert}
        owner={viewer ? 'account' : 'guest'}
        start={start}
        {...(viewer && { name: null })}
        isSilent={isSilent}
        schedule={null}
        zones={timeZoneChoices('')}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
        submitLabel={isSilent ? text.saveThisSearch : viewer ? text.createAlert : text.emailMeTheseJobs}
      />
    </AlertFrame>
  );
}
