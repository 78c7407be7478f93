import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { LegalText } from '@/components/home/legal-text';
import { applicationRetentionDays } from '@/lib/limits';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { terms as text } from '@/messages/pages/terms';

export const metadata: Metadata = {
  title: text.terms,
  description: text.description({ siteName: site.name }),
};

export const revalidate = 600;

/**
 * The parameter exists only so that the build, which has no database, doesn't prerender the page. `/terms` is rewritten
 * to its only value, 'default', which is rendered on its first visit.
 */
export const generateStaticParams = () => [];

export default async function TermsPage({ params }: { params: Promise<{ variant: string }> }) {
  if ((await params).variant !== 'default') notFound();
  return (
    <LegalText page="terms" title={text.terms}>
      <p className="text-ink-soft text-lg">{text.intro({ siteName: site.name })}</p>

      <h2>{text.serviceTitle({ siteName: site.name })}</h2>
      <p>{text.serviceBody({ siteName: site.name })}</p>

      <h2>{text.applyingTitle}</h2>
      <ul>
        <li>{text.freeUseRule}</li>
        <li>{text.honestyRule}</li>
        <li>{text.singleApplicationRule}</li>
        <li>
          {text.applicationDataRule({
            applicationRetentionDays,
            link: (words) => <Link href={routes.privacy()}>{words}</Link>,
          })}
        </li>
        <li>{text.scamWarning}</li>
      </ul>

      <h2>{text.jobsTitle}</h2>
      <ul>
        <li>{text.realJobRule}</li>
        <li>{text.legalJobRule}</li>
        <li>{text.jobDurationRule}</li>
        <li>{text.applicantDataRule}</li>
      </ul>

      <h2>{text.estimatesTitle}</h2>
      <p>
        {text.estimatesBody({
          geoNames: (words) => <a href="https://www.geonames.org/">{words}</a>,
          license: (words) => <a href="https://creativecommons.org/licenses/by/4.0/">{words}</a>,
          openStreetMap: (words) => <a href="https://www.openstreetmap.org/copyright">{words}</a>,
        })}
      </p>

      <h2>{text.fairUseTitle}</h2>
      <p>{text.fairUseBody}</p>

      <h2>{text.liabilityTitle}</h2>
      <p>{text.liabilityBody({ siteName: site.name })}</p>

      <h2>{text.changesTitle}</h2>
      <p>{text.changesBody}</p>
    </LegalText>
  );
}
