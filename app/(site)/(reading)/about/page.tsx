import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'About',
  description: `${site.name} is a job board for work near home. What it does, and what it leaves alone.`,
};

export default function AboutPage() {
  return (
    <>
      <h1 className="text-3xl">About {site.name}</h1>
      <p className="text-ink-soft text-lg">
        A good job is worth more when it is around the corner. {site.name} is a job board that begins with one
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
          you, as far as you want to be found.
        </li>
        <li>
          <Link href={routes.employers()}>Post a job</Link> and meet people who live close to it.
        </li>
      </ul>

      <h2>What we promise</h2>
      <ul>
        <li>Near means near: lists go by distance, and every job says how far it is.</li>
        <li>A job that is filled is not shown. Each week we ask the employer whether it is still open.</li>
        <li>
          Your CV goes to the employer you send it to and to nobody else. Employers never see your date of
          birth, only whether you are 18 or older.
        </li>
        <li>No ads, no paid placement, no third-party tracking.</li>
        <li>Everything you gave us, you can download and delete yourself.</li>
      </ul>
      <p>
        The <Link href={routes.privacy()}>privacy page</Link> has the details, the{' '}
        <Link href={routes.terms()}>terms</Link> the rules, and{' '}
        <Link href={routes.help()}>help and contact</Link> covers the rest.
      </p>
    </>
  );
}
