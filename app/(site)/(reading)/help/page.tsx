import type { Metadata } from 'next';
import Link from 'next/link';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { help as text } from '@/messages/pages/help';

export const metadata: Metadata = {
  title: text.helpAndContact,
  description: text.answersToCommonQuestionsAbout({ siteName: site.name }),
};

/** The address to write to is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

export default function HelpPage() {
  return (
    <>
      <h1 className="text-3xl">{text.helpAndContact}</h1>

      <h2>{text.iAppliedWhatHappensNext}</h2>
      <p>{text.theEmployerHasYourApplication}</p>

      <h2>{text.iDidntGetTheEmail}</h2>
      <p>
        {text.checkYourSpamFolderFirst({ link: (linkText) => <Link href={routes.login()}>{linkText}</Link> })}
      </p>

      <h2>{text.iGetTooManyEmails}</h2>
      <p>
        {text.eachAlertHasALink({ link: (linkText) => <Link href={routes.jobAlerts()}>{linkText}</Link> })}
      </p>

      <h2>{text.whatDoYouKnowAbout}</h2>
      <p>
        {text.youCanDownloadOrDelete({
          accountLink: (linkText) => <Link href={routes.account()}>{linkText}</Link>,
          privacyLink: (link2Text) => <Link href={routes.privacy()}>{link2Text}</Link>,
        })}
      </p>

      <h2>{text.theresAProblemWithA}</h2>
      <p>{text.neverPayToGetA}</p>

      <h2>{text.imHiring}</h2>
      <p>
        {text.forEmployersExplainsHowIt({
          link: (linkText) => <Link href={routes.employers()}>{linkText}</Link>,
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
      {mailPostalAddress && <p>{text.byLetter({ siteName: site.name, mailPostalAddress })}</p>}
    </>
  );
}
