import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { employers as text } from '@/messages/pages/employers';

export const metadata: Metadata = {
  title: text.forEmployers,
  description: text.howHiringOnWorksAnd({ siteName: site.name }),
};

export default function ForEmployersPage() {
  return (
    <>
      <h1 className="text-3xl">{text.hireSomeoneWhoLivesNearby}</h1>
      <p className="text-ink-soft text-lg">{text.peopleComeHereForWork}</p>

      <h2>{text.howItWorks}</h2>
      <ol>
        <li>
          {text.createAnAccountConfirmYour({
            link: (linkText) => <Link href={routes.register()}>{linkText}</Link>,
          })}
        </li>
        <li>
          {text.postAJobWhatIt({ link: (linkText) => <Link href={routes.postJob()}>{linkText}</Link> })}
        </li>
        <li>
          {text.eachApplicationComesToYou({
            link: (linkText) => <Link href={routes.employerJobs()}>{linkText}</Link>,
          })}
        </li>
        <li>{text.onceTheJobIsFilled}</li>
      </ol>

      <h2 id="pricing">{text.pricing}</h2>
      <p>{text.postingApplicationsAndTheTalent}</p>

      <h2 id="recruiting">{text.recruitingSolutions}</h2>
      <p>
        {text.youDontHaveToWait({
          talentsLink: (linkText) => <Link href={routes.talentNearMe()}>{linkText}</Link>,
          alertLink: (link2Text) => <Link href={routes.talentAlerts()}>{link2Text}</Link>,
        })}
      </p>

      <h2 id="advertising">{text.advertiseWithUs}</h2>
      <p>{text.doesntSellAdsAndNo({ siteName: site.name })}</p>

      <p>
        {text.stillHaveAQuestionHelp({ link: (linkText) => <Link href={routes.help()}>{linkText}</Link> })}
      </p>
    </>
  );
}
