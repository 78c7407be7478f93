import type { Metadata } from 'next';
import Link from 'next/link';
import { getTextMetadata } from '@/components/seo/text-metadata';
import { parts } from '@/doorstep.config';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { about as text } from '@/messages/pages/about';

export const metadata: Metadata = getTextMetadata(text.about, text.description({ siteName: site.name }));

export default function AboutPage() {
  return (
    <>
      <h1 className="text-3xl">{text.aboutSite({ siteName: site.name })}</h1>
      <p className="text-ink-soft text-lg">{text.intro({ siteName: site.name })}</p>

      <h2>{text.featuresTitle}</h2>
      <ul>
        <li>
          {text.findJobsFeature({
            link: (words) => <Link href={routes.jobsNearMe()}>{words}</Link>,
          })}
        </li>
        <li>{text.saveJobsFeature(parts)}</li>
        <li>{text.postJobFeature({ link: (words) => <Link href={routes.employers()}>{words}</Link> })}</li>
      </ul>

      <h2>{text.promisesTitle}</h2>
      <ul>
        <li>{text.distancePromise}</li>
        <li>{text.openJobsPromise}</li>
        <li>{text.cvPromise}</li>
        <li>{text.noAdsPromise}</li>
        <li>{text.dataPromise}</li>
      </ul>
      <p>
        {text.seeAlso({
          privacyLink: (words) => <Link href={routes.privacy()}>{words}</Link>,
          termsLink: (words) => <Link href={routes.terms()}>{words}</Link>,
          helpLink: (words) => <Link href={routes.help()}>{words}</Link>,
        })}
      </p>
    </>
  );
}
