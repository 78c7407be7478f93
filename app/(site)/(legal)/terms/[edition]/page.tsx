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
  description: text.whatYouCanExpectFrom({ siteName: site.name }),
};

export const revalidate = 600;

/** Prerenders nothing, so that a build needs no database. The page is rendered on its first visit. */
export function generateStaticParams() {
  return [];
}

export default async function TermsPage({ params }: { params: Promise<{ edition: string }> }) {
  if ((await params).edition !== 'front') notFound();
  return (
    <LegalText page="terms" title={text.terms}>
      <p className="text-ink-soft text-lg">{text.isAJobBoardFor({ siteName: site.name })}</p>

      <h2>{text.whatIsAndIsNot({ siteName: site.name })}</h2>
      <p>{text.employersPostJobsHerePeople({ siteName: site.name })}</p>

      <h2>{text.lookingAndApplying}</h2>
      <ul>
        <li>{text.searchingAndApplyingAreFree}</li>
        <li>{text.applyAsYourselfWithHonest}</li>
        <li>{text.oneApplicationPerPersonAnd}</li>
        <li>
          {text.byApplyingYouAskUs({
            applicationRetentionDays,
            link: (words) => <Link href={routes.privacy()}>{words}</Link>,
          })}
        </li>
        <li>{text.neverPayToGetA}</li>
      </ul>

      <h2>{text.jobs}</h2>
      <ul>
        <li>{text.aJobMustBeReal}</li>
        <li>{text.itMustBeLegalJobs}</li>
        <li>{text.aJobRunsFor30}</li>
        <li>{text.toUseApplicationsOnlyToFill}</li>
      </ul>

      <h2>{text.distancesPayAndMaps}</h2>
      <p>
        {text.distances({
          geoNames: (words) => <a href="https://www.geonames.org/">{words}</a>,
          license: (words) => <a href="https://creativecommons.org/licenses/by/4.0/">{words}</a>,
          openStreetMap: (words) => <a href="https://www.openstreetmap.org/copyright">{words}</a>,
        })}
      </p>

      <h2>{text.fairUse}</h2>
      <p>{text.dontFloodTheSiteHarvest}</p>

      <h2>{text.ourResponsibility}</h2>
      <p>{text.weKeepRunningWithCare({ siteName: site.name })}</p>

      <h2>{text.changes}</h2>
      <p>{text.ifTheseRulesChangeIn}</p>
    </LegalText>
  );
}
