import type { Metadata } from 'next';
import Link from 'next/link';
import { getTextMetadata } from '@/components/seo/text-metadata';
import { parts } from '@/doorstep.config';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { employers as text } from '@/messages/pages/employers';

export const metadata: Metadata = getTextMetadata(text.title, text.description({ siteName: site.name }));

export default function ForEmployersPage() {
  return (
    <>
      <h1 className="text-3xl">{text.heading}</h1>
      <p className="text-ink-soft text-lg">{text.intro}</p>

      <h2>{text.stepsTitle}</h2>
      <ol>
        {parts.employers === 'invited' && <li>{text.invitationStep}</li>}
        <li>
          {text.accountStep({
            link: (words) => <Link href={routes.register()}>{words}</Link>,
          })}
        </li>
        <li>{text.postStep({ link: (words) => <Link href={routes.postJob()}>{words}</Link> })}</li>
        <li>
          {text.applicationsStep({
            link: (words) => <Link href={routes.employerJobs()}>{words}</Link>,
          })}
        </li>
        <li>{text.closeStep}</li>
      </ol>

      <h2 id="pricing">{text.pricingTitle}</h2>
      <p>{text.pricingText(parts)}</p>

      {parts.talents && (
        <>
          <h2 id="recruiting">{text.talentsTitle}</h2>
          <p>
            {text.talentsText({
              alerts: parts.alerts,
              talentsLink: (words) => <Link href={routes.talentNearMe()}>{words}</Link>,
              alertLink: (words) => <Link href={routes.talentAlerts()}>{words}</Link>,
            })}
          </p>
        </>
      )}

      <h2 id="advertising">{text.advertisingTitle}</h2>
      <p>{text.advertisingText({ siteName: site.name })}</p>

      <p>{text.helpLink({ link: (words) => <Link href={routes.help()}>{words}</Link> })}</p>
    </>
  );
}
