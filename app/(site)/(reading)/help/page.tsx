import type { Metadata } from 'next';
import Link from 'next/link';
import { getTextMetadata } from '@/components/seo/text-metadata';
import { parts } from '@/doorstep.config';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { site, siteOperatorName } from '@/lib/site';
import { help as text } from '@/messages/pages/help';

export const metadata: Metadata = getTextMetadata(text.title, text.description({ siteName: site.name }));

/** The support address is read from the environment at run time, not at build time. */
export const dynamic = 'force-dynamic';

export default function HelpPage() {
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>

      <h2>{text.afterApplyingTitle}</h2>
      <p>{text.afterApplyingBody}</p>

      <h2>{text.missingEmailTitle}</h2>
      <p>{text.missingEmailBody({ link: (words) => <Link href={routes.login()}>{words}</Link> })}</p>

      {parts.alerts && (
        <>
          <h2>{text.tooManyEmailsTitle}</h2>
          <p>{text.tooManyEmailsBody({ link: (words) => <Link href={routes.jobAlerts()}>{words}</Link> })}</p>
        </>
      )}

      <h2>{text.personalDataTitle}</h2>
      <p>
        {text.personalDataBody({
          accountLink: (words) => <Link href={routes.account()}>{words}</Link>,
          privacyLink: (words) => <Link href={routes.privacy()}>{words}</Link>,
        })}
      </p>

      <h2>{text.jobProblemTitle}</h2>
      <p>{text.jobProblemBody}</p>

      <h2>{text.verifiedDomainTitle}</h2>
      <p>{text.verifiedDomainBody}</p>

      <h2>{text.hiringTitle}</h2>
      <p>
        {text.hiringBody({
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
          ? text.contactByEmail({ supportEmail: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> })
          : text.contactMissing}
      </p>
      {mailPostalAddress && <p>{text.contactByLetter({ siteName: siteOperatorName, mailPostalAddress })}</p>}
    </>
  );
}
