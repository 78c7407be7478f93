import type { Metadata } from 'next';
import Link from 'next/link';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Help and contact',
  description: `Answers to common questions about ${site.name}, and how to reach whoever runs it.`,
};

/** The address to write to is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

export default function HelpPage() {
  return (
    <>
      <h1 className="text-3xl">Help and contact</h1>

      <h2>I applied. What happens now?</h2>
      <p>
        The employer has your application. We emailed you a receipt with a link that shows whether it was
        read, and lets you withdraw it. Confirm your email there, and the employer’s answers reach you by
        email, too. For questions about the job, write to the employer.
      </p>

      <h2>The email did not come</h2>
      <p>
        Check your spam folder first. An email to confirm your address can be sent again from{' '}
        <Link href={routes.login()}>signing in</Link>; its link works for one hour. For a new password, use
        “Forgot your password?” there.
      </p>

      <h2>I get too many emails</h2>
      <p>
        Each alert has a link at the bottom that stops it, without signing in. If you have an account, you’ll
        find all of yours under <Link href={routes.jobAlerts()}>Job Alerts</Link>.
      </p>

      <h2>What do you know about me?</h2>
      <p>
        You can download or delete all of it under <Link href={routes.account()}>Account</Link>. The{' '}
        <Link href={routes.privacy()}>privacy page</Link> says what is kept, why, and for how long.
      </p>

      <h2>Something is wrong with a job</h2>
      <p>
        Never pay to get a job, and never send your bank details or social security number with an
        application. If a job asks for that, or is not what it says, don’t apply, and tell us which one it is.
      </p>

      <h2>I am hiring</h2>
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
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. It helps to add the address of the
            page.
          </>
        ) : (
          'Whoever runs this site has not published an email address yet. Questions about a job go to its employer, whose emails you can reply to.'
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
