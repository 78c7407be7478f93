import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'About',
  description: `${site.name} is a job board for work near home. What it does, and what it doesn’t.`,
};

export default function AboutPage() {
  return (
    <>
      <h1 className="text-3xl">About {site.name}</h1>
      <p className="text-ink-soft text-lg">
        A good job is even better when it’s around the corner. {site.name} is a job board that starts with one
        question: how far is it from home?
      </p>

      <h2>What you can do here</h2>
      <ul>
        <li>
          <Link href={routes.jobsNearMe()}>Find jobs near you</Link>, see what they pay and when, and apply
          without an account.
        </li>
        <li>
          Save jobs, get new ones by email, and see whether your application was read. Or let employers find
          you, as much or as little as you like.
        </li>
        <li>
          <Link href={routes.employers()}>Post a job</Link> and meet people who live close to it.
        </li>
      </ul>

      <h2>What we promise</h2>
      <ul>
        <li>Near means near: lists are sorted by distance, and every job says how far away it is.</li>
        <li>Filled jobs come down. Every week, we ask employers whether their jobs are still open.</li>
        <li>
          Your CV goes to the employer you send it to and no one else. Employers never see your date of birth,
          only whether you’re 18 or older.
        </li>
        <li>No ads, no paid placement, no third-party tracking.</li>
        <li>You can download or delete everything you’ve given us.</li>
      </ul>
      <p>
        The <Link href={routes.privacy()}>privacy page</Link> has the details, the{' '}
        <Link href={routes.terms()}>terms</Link> have the rules, and{' '}
        <Link href={routes.help()}>help and contact</Link> covers the rest.
      </p>
    </>
  );
}
