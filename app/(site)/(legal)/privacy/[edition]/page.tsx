import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { LegalText } from '@/components/home/legal-text';
import { parts, retention } from '@/doorstep.config';
import { applicationRetentionDays, uploads } from '@/lib/limits';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { privacy as text } from '@/messages/pages/privacy';

export const metadata: Metadata = {
  title: text.privacy,
  description: text.whatKnowsAboutYouWho({ siteName: site.name }),
};

export const revalidate = 600;

/** Prerenders nothing, so that a build needs no database. The page is rendered on its first visit. */
export function generateStaticParams() {
  return [];
}

export default async function PrivacyPage({ params }: { params: Promise<{ edition: string }> }) {
  if ((await params).edition !== 'front') notFound();
  return (
    <LegalText page="privacy" title={text.privacy}>
      <p className="text-ink-soft text-lg">{text.theShortVersionNoTracking}</p>

      <h2>{text.whenYouLookForJobs}</h2>
      <p>{text.youDontNeedAnAccount({ link: (words) => <Link href={routes.cookies()}>{words}</Link> })}</p>
      <p>{text.placeNamesComeFromA}</p>
      <p>{text.whenASearchFindsNothing}</p>
      <p>
        {text.mapImagesComeFromA({
          link: (words) => <a href="https://osmfoundation.org/wiki/Privacy_Policy">{words}</a>,
        })}
      </p>

      <h2>{text.whenYouSaveAJob}</h2>
      <p>{text.withoutAnAccountYourBrowser}</p>

      <h2>{text.whenYouApply}</h2>
      <p>{text.weStoreWhatYouSend}</p>
      <ul>
        <li>{text.whoSeesItTheEmployer({ strong: (words) => <strong>{words}</strong> })}</li>
        <li>{text.yourDateOfBirthIs({ strong: (words) => <strong>{words}</strong> })}</li>
        <li>
          {text.yourCvCanBeA({
            strong: (words) => <strong>{words}</strong>,
            value: uploads.cvMaxBytes / 1024 / 1024,
          })}
        </li>
        <li>
          {text.howLongWeDeleteThe({
            strong: (words) => <strong>{words}</strong>,
            applicationRetentionDays,
          })}
        </li>
        <li>{text.takingItBackTheEmail({ strong: (words) => <strong>{words}</strong> })}</li>
      </ul>
      <p>{text.someJobsTakeApplicationsOn}</p>

      <h2>{text.whenYouHaveAnAccount}</h2>
      <p>
        {text.weStoreYourEmailAddress({
          link: (words) => <Link href={routes.account()}>{words}</Link>,
        })}
      </p>

      {parts.talents && (
        <>
          <h2>{text.whenYouKeepATalent}</h2>
          <p>{text.itsHiddenUntilYouMake}</p>
        </>
      )}

      <h2>{text.email}</h2>
      <p>{text.weEmailYouWhenYou({ ...parts, mailDays: retention.mailDays })}</p>

      <h2>{text.preventingAbuse}</h2>
      <p>{text.toKeepAnyoneFromFlooding}</p>
      <p>{text.inTheSameWayWe({ addressProofDays: retention.addressProofDays })}</p>
      <p>{text.whenYouReportSomething}</p>
      <p>{text.weNoteWhereAccountsAre}</p>
      <p>{text.employersSeeHowManyTimes}</p>

      <h2>{text.yourRights}</h2>
      <p>{text.youCanAskWhatWe}</p>
    </LegalText>
  );
}
