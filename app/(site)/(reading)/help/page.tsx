import type { Metadata } from 'next';
import Link from 'next/link';
import { getTextMetadata } from '@/components/seo/text-metadata';
import { parts } from '@/doorstep.config';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { site, siteOperatorName } from '@/lib/site';
import { help as text } from '@/messages/pages/help';

export const metadata: Metadata = getTextMetadata(
  text.helpAndContact,
  text.answersToCommonQuestionsAbout({ siteName: site.name }),
);

/** The support address is read from the environment at run time, not at build time. */
export const dynamic = 'force-dynamic';

export default function HelpPage() {
  return (
    <>
      <h1 className="text-3xl">{text.helpAndContact}</h1>

      <h2>{text.iAppliedWhatHappensNext}</h2>
      <p>{text.theEmployerHasYourApplication}</p>

      <h2>{text.iDidntGetTheEmail}</h2>
      <p>{text.checkYourSpamFolderFirst({ link: (words) => <Link href={routes.login()}>{words}</Link> })}</p>

      {parts.alerts && (
        <>
          <h2>{text.iGetTooManyEmails}</h2>
          <p>{text.eachAlertHasALink({ link: (words) => <Link href={routes.jobAlerts()}>{words}</Link> })}</p>
        </>
      )}

      <h2>{text.whatDoYouKnowAbout}</h2>
      <p>
        {text.youCanDownloadOrDelete({
          accountLink: (words) => <Link href={routes.account()}>{words}</Link>,
          privacyLink: (words) => <Link href={routes.privacy()}>{words}</Link>,
        })}
      </p>

      <h2>{text.theresAProblemWithA}</h2>
      <p>{text.neverPayToGetA}</p>

      <h2>{text.whatDoesDomainVerifiedMean}</h2>
      <p>{text.theEmployerHasAnAddress}</p>

      <h2>{text.imHiring}</h2>
      <p>
        {text.forEmployersExplainsHowIt({
          link: (words) => <Link href={routes.employers()}>{words}</Link>,
        })}
      </p>

      <h2 id="contact">{text.contact}</h2>
      <Contact />
    </>
  );
}

function Contact() {
  const { supportEmail, mailPostalAddress } = env();
  return (
    <>
      <p>
        {supportEmail
          ? text.writeToItHelpsTo({ supportEmail: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> })
          : text.thisSiteHasntPublishedA}
      </p>
      {mailPostalAddress && <p>{text.byLetter({ siteName: siteOperatorName, mailPostalAddress })}</p>}
    </>
  );
}
