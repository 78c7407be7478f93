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
  description: text.description({ siteName: site.name }),
};

export const revalidate = 600;

/**
 * The parameter exists only so that the build, which has no database, doesn't prerender the page. `/privacy` is rewritten
 * to its only value, 'default', which is rendered on its first visit.
 */
export const generateStaticParams = () => [];

export default async function PrivacyPage({ params }: { params: Promise<{ variant: string }> }) {
  if ((await params).variant !== 'default') notFound();
  return (
    <LegalText page="privacy" title={text.privacy}>
      <p className="text-ink-soft text-lg">{text.summary}</p>

      <h2>{text.searchTitle}</h2>
      <p>{text.searchLocationBody({ link: (words) => <Link href={routes.cookies()}>{words}</Link> })}</p>
      <p>{text.searchPlaceNamesBody}</p>
      <p>{text.emptySearchesBody}</p>
      <p>
        {text.searchMapBody({
          link: (words) => <a href="https://osmfoundation.org/wiki/Privacy_Policy">{words}</a>,
        })}
      </p>

      <h2>{text.savedJobsTitle}</h2>
      <p>{text.savedJobsBody}</p>

      <h2>{text.applicationsTitle}</h2>
      <p>{text.applicationsBody}</p>
      <ul>
        <li>{text.applicationRecipients({ strong: (words) => <strong>{words}</strong> })}</li>
        <li>{text.dateOfBirthBody({ strong: (words) => <strong>{words}</strong> })}</li>
        <li>
          {text.cvBody({
            strong: (words) => <strong>{words}</strong>,
            megabytes: uploads.cvMaxBytes / 1024 / 1024,
          })}
        </li>
        <li>
          {text.applicationRetention({
            strong: (words) => <strong>{words}</strong>,
            applicationRetentionDays,
          })}
        </li>
        <li>{text.applicationWithdrawal({ strong: (words) => <strong>{words}</strong> })}</li>
      </ul>
      <p>{text.externalApplications}</p>

      <h2>{text.accountTitle}</h2>
      <p>
        {text.accountBody({
          link: (words) => <Link href={routes.account()}>{words}</Link>,
        })}
      </p>

      {parts.talents && (
        <>
          <h2>{text.talentProfileTitle}</h2>
          <p>{text.talentProfileBody}</p>
        </>
      )}

      <h2>{text.emailsTitle}</h2>
      <p>{text.emailsBody({ ...parts, mailDays: retention.mailDays })}</p>

      <h2>{text.abuseTitle}</h2>
      <p>{text.abuseRateLimitsBody}</p>
      <p>{text.abuseEmailLimitsBody({ addressProofDays: retention.addressProofDays })}</p>
      <p>{text.abuseReportsBody}</p>
      <p>{text.abuseAccountsBody}</p>
      <p>{text.jobViewsBody}</p>

      <h2>{text.rightsTitle}</h2>
      <p>{text.rightsBody}</p>
    </LegalText>
  );
}
