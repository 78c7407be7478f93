import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { LegalText } from '@/components/home/legal-text';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { cookies as text } from '@/messages/pages/cookies';

export const metadata: Metadata = {
  title: text.cookies,
  description: text.description({ siteName: site.name }),
};

const storedItems: readonly { name: string; where: string; purpose: string }[] = [
  { name: 'doorstep_place', where: text.cookieFor180Days, purpose: text.locationCookie },
  { name: 'doorstep_units', where: text.cookieForAYear, purpose: text.unitsCookie },
  { name: 'doorstep_applicant', where: text.cookieFor180Days, purpose: text.browserIdCookie },
  { name: 'doorstep_session', where: text.cookieFor30Days, purpose: text.sessionCookie },
  { name: 'doorstep_signed_in', where: text.cookieFor30Days, purpose: text.signedInCookie },
  { name: 'doorstep_session-recovery', where: text.cookieFor15Minutes, purpose: text.passwordResetCookie },
  { name: 'doorstep_registration', where: text.cookieFor1Hour, purpose: text.registrationCookie },
  { name: 'doorstep_known', where: text.cookieFor180Days, purpose: text.trustedDeviceCookie },
  { name: 'signedIn', where: text.browserStorage, purpose: text.signedInStorage },
  { name: 'userLocation', where: text.browserStorage, purpose: text.locationStorage },
  { name: 'searchRadius', where: text.browserStorage, purpose: text.radiusStorage },
  { name: 'savedJobs', where: text.browserStorage, purpose: text.savedJobsStorage },
  { name: 'applicationDraft', where: text.browserStorage, purpose: text.applicationDraftStorage },
  { name: 'applicationCv', where: text.browserStorage, purpose: text.cvStorage },
  { name: 'seenJobs', where: text.browserStorage, purpose: text.seenJobsStorage },
  { name: 'appliedJobs', where: text.browserStorage, purpose: text.appliedJobsStorage },
  { name: 'travelWay, listLayout, milesHint', where: text.browserStorage, purpose: text.preferencesStorage },
  { name: text.drafts, where: text.browserStorage, purpose: text.formDraftStorage },
];

export const revalidate = 600;

/**
 * The parameter exists only so that the build, which has no database, doesn't prerender the page. `/cookies` is rewritten
 * to its only value, 'default', which is rendered on its first visit.
 */
export const generateStaticParams = () => [];

export default async function CookiesPage({ params }: { params: Promise<{ variant: string }> }) {
  if ((await params).variant !== 'default') notFound();
  return (
    <LegalText page="cookies" title={text.cookies}>
      <p className="text-ink-soft text-lg">{text.intro({ siteName: site.name })}</p>

      <h2>{text.storedDataTitle}</h2>
      <table className="w-full border-collapse text-left text-sm">
        <thead className="max-sm:sr-only">
          <tr className="border-b">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {text.name}
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              {text.where}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {text.purpose}
            </th>
          </tr>
        </thead>
        <tbody>
          {storedItems.map(({ name, where, purpose }) => (
            <tr key={name} className="border-b align-top max-sm:block max-sm:py-3">
              <th scope="row" className="py-2.5 pr-4 font-normal max-sm:block max-sm:py-0">
                <code className="font-semibold">{name}</code>
              </th>
              <td className="whitespace-nowrap py-2.5 pr-4 text-ink-soft max-sm:block max-sm:py-0">
                {where}
              </td>
              <td className="py-2.5 max-sm:block max-sm:py-0">{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{text.deletionTitle}</h2>
      <p>{text.deletionBody({ link: (words) => <Link href={routes.location()}>{words}</Link> })}</p>

      <h2>{text.unusedTitle}</h2>
      <p>
        {text.unusedBody({
          link: (words) => <Link href={routes.privacy()}>{words}</Link>,
        })}
      </p>
    </LegalText>
  );
}
