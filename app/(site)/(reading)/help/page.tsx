import type { Metadata } from 'next';
import Link from 'next/link';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Help and contact',
  description: `Answers to common questions about ${site.name}, and how to reach the people who run it.`,
};

/** The address to write to is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

export default function HelpPage() {
  return (
    <>
      <h1 className="text-3xl">Help and contact</h1>

      <h2>I applied. What happens next?</h2>
      <p>
        The employer has your application. We emailed you a receipt with a link to see whether it’s been read,
        or to withdraw it. Confirm your email there, and you’ll get the employer’s answers by email, too. For
        questions about the job, write to the employer.
      </p>

      <h2>I didn’t get the email</h2>
      <p>
        Check your spam folder first. You can resend the email that confirms your address from{' '}
        <Link href={routes.login()}>the sign-in page</Link>; its link works for one hour. For a new password,
        use “Forgot your password?” there.
      </p>

      <h2>I get too many emails</h2>
      <p>
        Each alert has a link at the bottom that stops it, without signing in. If you have an account, you’ll
        find all of yours under <Link href={routes.jobAlerts()}>Job Alerts</Link>.
      </p>

      <h2>What do you know about me?</h2>
      <p>
        You can download or delete all of it under <Link href={routes.account()}>Account</Link>. The{' '}
        <Link href={routes.privacy()}>privacy page</Link> says what we keep, why, and for how long.
      </p>

      <h2>There’s a problem with a job</h2>
      <p>
        Never pay to get a job, and never send your bank details or social security number with an
        application. If a job asks for that, or isn’t what it says it is, don’t apply, and tell us which one
        it is.
      </p>

      <h2>I’m hiring</h2>
      <p>
        <Link href={routes.employers()}>For employers</Link> explains how it works and what it costs.
      </p>

      <h2 id="contact">Contact</h2>
      <Contact />
    </>
  );
}

function Contact() {
  const { supportEmail, mailPostalAddress } = env();
  return (
    <>
      <p>
        {supportEmail ? (
          <>
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. It helps to include a link to the
            page.
          </>
        ) : (
          'This site hasn’t published a contact address yet. For questions about a job, reply to the employer’s email.'
        )}
      </p>
      {mailPostalAddress && (
        <p>
          By letter: {site.name}, {mailPostalAddress}
        </p>
      )}
    </>
  );
}
