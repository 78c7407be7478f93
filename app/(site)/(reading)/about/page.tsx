import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { about as text } from '@/messages/pages/about';

export const metadata: Metadata = {
  title: text.about,
  description: text.isAJobBoardFor({ siteName: site.name }),
};

export default function AboutPage() {
  return (
    <>
      <h1 className="text-3xl">{text.aboutSite({ siteName: site.name })}</h1>
      <p className="text-ink-soft text-lg">{text.aGoodJobIsEven({ siteName: site.name })}</p>

      <h2>{text.whatYouCanDoHere}</h2>
      <ul>
        <li>
          {text.findJobsNearYouSee({
            link: (linkText) => <Link href={routes.jobsNearMe()}>{linkText}</Link>,
          })}
        </li>
        <li>{text.saveJobsGetNewOnes}</li>
        <li>
          {text.postAJobAndMeet({ link: (linkText) => <Link href={routes.employers()}>{linkText}</Link> })}
        </li>
      </ul>

      <h2>{text.whatWePromise}</h2>
      <ul>
        <li>{text.nearMeansNearListsAre}</li>
        <li>{text.filledJobsComeDownEvery}</li>
        <li>{text.yourCvGoesToThe}</li>
        <li>{text.noAdsNoPaidPlacement}</li>
        <li>{text.youCanDownloadOrDelete}</li>
      </ul>
      <p>
        {text.seeAlso({
          privacyLink: (linkText) => <Link href={routes.privacy()}>{linkText}</Link>,
          termsLink: (link2Text) => <Link href={routes.terms()}>{link2Text}</Link>,
          helpLink: (link3Text) => <Link href={routes.help()}>{link3Text}</Link>,
        })}
      </p>
    </>
  );
}
