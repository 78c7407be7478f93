import type { Metadata } from 'next';
import { headers } from 'next/headers';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AlertFrame } from '@/components/alerts/alert-frame';
import { JobAlertForm } from '@/components/alerts/job-alert-form';
import { SaveAlert } from '@/components/alerts/save-alert';
import { requestJobAlert, saveJobAlert } from '@/lib/alerts/actions';
import { getNewJobAlertDefaults } from '@/lib/alerts/new-alert';
import { getTimeZoneOptions } from '@/lib/alerts/time-zone';
import { getViewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env';
import { getCurrentPlace } from '@/lib/jobs/current-place';
import { jobSearchQuery, parseJobSearch } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { alertsNew as text } from '@/messages/pages/alerts';

export const metadata: Metadata = {
  title: text.titleOfSearch,
  // Not indexed, because there is one form per search.
  robots: { index: false, follow: false },
};

/** A URL without a radius searches everywhere. */
const defaults = { radiusKm: null };

const getTitle = (isSilent: boolean, hasSearch: boolean) =>
  isSilent ? text.saveSearchTitle : hasSearch ? text.titleOfSearch : text.title;

/**
 * The page of 'Email me new jobs like these' and of 'Save this search' (`save`). If a signed-in person follows a link
 * 'Email me new jobs like these' on this site, a complete search becomes an alert at once. In all other cases, nothing
 * is saved until the form is sent (D29).
 */
export default async function NewAlertPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  const [params, current, requestHeaders, viewer] = await Promise.all([
    searchParams,
    getCurrentPlace(),
    headers(),
    getViewer(),
  ]);
  const search = { ...parseJobSearch(params, defaults), view: 'list', page: 1 } as const;
  const isSilent = params.save !== undefined;
  const query = jobSearchQuery(search, defaults);
  const savedQuery = { ...query, save: true };
  if (isSilent && !viewer) redirect(routes.login(routes.newAlert(savedQuery)));
  const start = await getNewJobAlertDefaults(search, current?.place ?? null, requestHeaders, !isSilent);
  const { place } = start;

  if (viewer && start.isComplete && place && params.edit === undefined)
    return (
      <AlertFrame
        title={isSilent ? text.saveSearchTitle : text.titleOfSearch}
        {...(isSilent && { intro: text.saveSearchIntro })}
      >
        <SaveAlert
          key={isSilent ? 'saved' : 'emailed'}
          search={{ ...start, place }}
          isSilent={isSilent}
          silentHref={routes.newAlert(savedQuery)}
          editHref={routes.newAlert({ ...(isSilent ? savedQuery : query), edit: true })}
          shouldSaveAtOnce={requestHeaders.get('sec-fetch-site') === 'same-origin'}
        />
      </AlertFrame>
    );

  const { tileUrl, tileAttribution } = env();
  return (
    <AlertFrame
      title={getTitle(isSilent, Object.values(query).some(Boolean))}
      intro={
        viewer
          ? isSilent
            ? text.saveSearchIntro
            : text.intro
          : text.guestIntro({
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
        defaults={start}
        {...(viewer && { name: null })}
        isSilent={isSilent}
        schedule={null}
        zones={getTimeZoneOptions('')}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
        submitLabel={isSilent ? text.saveSearchTitle : viewer ? text.createButton : text.guestButton}
      />
    </AlertFrame>
  );
}
