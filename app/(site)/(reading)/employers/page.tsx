import type { Metadata } from 'next';
import Link from 'next/link';
import { textMetadata } from '@/components/seo/text-metadata';
import { parts } from '@/doorstep.config';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { employers as text } from '@/messages/pages/employers';

export const metadata: Metadata = textMetadata(
  text.forEmployers,
  text.howHiringOnWorksAnd({ siteName: site.name }),
);

export default function ForEmployersPage() {
  return (
    <>
      <h1 className="text-3xl">{text.hireSomeoneWhoLivesNearby}</h1>
      <p className="text-ink-soft text-lg">{text.peopleComeHereForWork}</p>

      <h2>{text.howItWorks}</h2>
      <ol>
        {parts.employers === 'invited' && <li>{text.askForAnInvitation}</li>}
        <li>
          {text.createAnAccountConfirmYour({
            link: (words) => <Link href={routes.register()}>{words}</Link>,
          })}
        </li>
        <li>{text.postAJobWhatIt({ link: (words) => <Link href={routes.postJob()}>{words}</Link> })}</li>
        <li>
          {text.eachApplicationComesToYou({
            link: (words) => <Link href={routes.employerJobs()}>{words}</Link>,
          })}
        </li>
        <li>{text.onceTheJobIsFilled}</li>
      </ol>

      <h2 id="pricing">{text.pricing}</h2>
      <p>{text.postingApplicationsAndTheTalent(parts)}</p>

      {parts.talents && (
        <>
          <h2 id="recruiting">{text.recruitingSolutions}</h2>
          <p>
            {text.youDontHaveToWait({
              alerts: parts.alerts,
              talentsLink: (words) => <Link href={routes.talentNearMe()}>{words}</Link>,
              alertLink: (words) => <Link href={routes.talentAlerts()}>{words}</Link>,
            })}
          </p>
        </>
      )}

      <h2 id="advertising">{text.advertiseWithUs}</h2>
      <p>{text.doesntSellAdsAndNo({ siteName: site.name })}</p>

      <p>{text.stillHaveAQuestionHelp({ link: (words) => <Link href={routes.help()}>{words}</Link> })}</p>
    </>
  );
}
