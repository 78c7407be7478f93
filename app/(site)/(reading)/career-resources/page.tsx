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
          <Link href={routes.location()}>Set your location</Link> and start with a small radius. Widen it when
          you have seen what is close.
        </li>
        <li>
          Have new jobs sent to you with a <Link href={routes.newAlert()}>job alert</Link>: many places answer
          the first people who apply.
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
          Begin with the work that is most like the job. School comes first only if you have just left it.
        </li>
        <li>
          Four sentences make a good letter: which job, why you can do it, when you can work, how to reach
          you.
        </li>
        <li>Give a phone number you actually answer, and have somebody check it all for typos.</li>
      </ul>

      <h2>At the interview</h2>
      <ul>
        <li>Make the trip once ahead of time, so you know how long it really takes.</li>
        <li>
          Ask about hours, breaks, how shifts are planned, when and how you are paid, and who shows you the
          work.
        </li>
        <li>
          Bring proof that you may work in the United States, but hand it over only once you have an offer.
        </li>
      </ul>

      <h2>Know your rights</h2>
      <ul>
        <li>
          Never pay to get a job, and be careful with checks you are asked to cash. The{' '}
          <a href="https://consumer.ftc.gov/articles/job-scams">FTC on job scams</a> explains how they work.
        </li>
        <li>
          Minimum wage, overtime and working under 18: the{' '}
          <a href="https://www.dol.gov/agencies/whd">U.S. Department of Labor</a>.
        </li>
        <li>
          Nobody may turn you down for who you are: the <a href="https://www.eeoc.gov/">EEOC</a>.
        </li>
      </ul>

      <h2>Help in person</h2>
      <p>
        American Job Centers help with CVs, training and the search itself, for free.{' '}
        <a href="https://www.careeronestop.org/">CareerOneStop</a>, by the U.S. Department of Labor, finds the
        one near you.
      </p>
      <p>
        Something about {site.name} itself? <Link href={routes.help()}>Help and contact</Link>.
      </p>
    </>
  );
}
