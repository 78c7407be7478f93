import type { Metadata } from 'next';
import Link from 'next/link';
import { getTextMetadata } from '@/components/seo/text-metadata';
import { parts } from '@/doorstep.config';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { careerResources as text } from '@/messages/pages/career-resources';

export const metadata: Metadata = getTextMetadata(text.title, text.metaDescription);

export default function CareerResourcesPage() {
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>
      <p className="text-ink-soft text-lg">{text.description}</p>

      <h2>{text.searchTitle}</h2>
      <ul>
        <li>
          {text.searchRadiusTip({
            link: (words) => <Link href={routes.location()}>{words}</Link>,
          })}
        </li>
        {parts.alerts && (
          <li>{text.searchAlertTip({ link: (words) => <Link href={routes.newAlert()}>{words}</Link> })}</li>
        )}
        <li>{text.searchPayTip}</li>
      </ul>

      <h2>{text.writingTitle}</h2>
      <ul>
        <li>{text.cvLengthTip}</li>
        <li>{text.cvOrderTip}</li>
        <li>{text.coverLetterTip}</li>
        <li>{text.contactDetailsTip}</li>
      </ul>

      <h2>{text.interviewTitle}</h2>
      <ul>
        <li>{text.interviewTripTip}</li>
        <li>{text.interviewQuestionsTip}</li>
        <li>{text.workProofTip}</li>
      </ul>

      <h2>{text.rightsTitle}</h2>
      <ul>
        <li>
          {text.scamWarning({
            link: (words) => <a href="https://consumer.ftc.gov/articles/job-scams">{words}</a>,
          })}
        </li>
        <li>
          {text.wageRights({
            link: (words) => <a href="https://www.dol.gov/agencies/whd">{words}</a>,
          })}
        </li>
        <li>{text.discriminationRights({ link: (words) => <a href="https://www.eeoc.gov/">{words}</a> })}</li>
      </ul>

      <h2>{text.localHelpTitle}</h2>
      <p>
        {text.localHelpBody({
          link: (words) => <a href="https://www.careeronestop.org/">{words}</a>,
        })}
      </p>
      <p>
        {text.siteHelp({
          siteName: site.name,
          link: (words) => <Link href={routes.help()}>{words}</Link>,
        })}
      </p>
    </>
  );
}
