import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Career Resources',
  description:
    'A short guide to finding work near home: where to look, what to send, what to ask, and your rights.',
};

export default function CareerResourcesPage() {
  return (
    <>
      <h1 className="text-3xl">Career Resources</h1>
      <p className="text-ink-soft text-lg">A short guide to finding work near home.</p>

      <h2>Look where you live</h2>
      <ul>
        <li>
          <Link href={routes.location()}>Set your location</Link> and start with a small radius. Widen it once
          you’ve seen what’s close.
        </li>
        <li>
          Get new jobs by email with a <Link href={routes.newAlert()}>job alert</Link>: many employers answer
          the people who apply first.
        </li>
        <li>
          The page of a city or neighborhood shows what jobs there pay per hour. Look before you name a
          number.
        </li>
      </ul>

      <h2>Keep it short</h2>
      <ul>
        <li>
          One page is enough for most CVs: what you did, where, from when to when, and how to reach you.
        </li>
        <li>
          Start with the work that’s most like the job. School comes first only if you just finished it.
        </li>
        <li>
          Four sentences make a good letter: which job, why you can do it, when you can work, how to reach
          you.
        </li>
        <li>Give a phone number you actually answer, and have someone check everything for typos.</li>
      </ul>

      <h2>At the interview</h2>
      <ul>
        <li>Make the trip once beforehand, so you know how long it really takes.</li>
        <li>
          Ask about hours, breaks, how shifts are scheduled, when and how you get paid, and who will train
          you.
        </li>
        <li>
          Bring proof that you can work in the United States, but don’t hand it over until you have an offer.
        </li>
      </ul>

      <h2>Know your rights</h2>
      <ul>
        <li>
          Never pay to get a job, and be careful if someone asks you to cash checks. The{' '}
          <a href="https://consumer.ftc.gov/articles/job-scams">FTC on job scams</a> explains how they work.
        </li>
        <li>
          Minimum wage, overtime and working under 18: the{' '}
          <a href="https://www.dol.gov/agencies/whd">U.S. Department of Labor</a>.
        </li>
        <li>
          No one may turn you down for who you are: the <a href="https://www.eeoc.gov/">EEOC</a>.
        </li>
      </ul>

      <h2>Help in person</h2>
      <p>
        American Job Centers help with CVs, training and your job search, for free.{' '}
        <a href="https://www.careeronestop.org/">CareerOneStop</a>, by the U.S. Department of Labor, finds the
        one near you.
      </p>
      <p>
        A question about {site.name} itself? <Link href={routes.help()}>Help and contact</Link>.
      </p>
    </>
  );
}
