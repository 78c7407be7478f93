import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'For employers',
  description: `How hiring on ${site.name} works, and what it costs: nothing.`,
};

export default function ForEmployersPage() {
  return (
    <>
      <h1 className="text-3xl">Hire someone who lives nearby</h1>
      <p className="text-ink-soft text-lg">
        People come here for work close to home, and your job is shown to the ones who live nearby.
      </p>

      <h2>How it works</h2>
      <ol>
        <li>
          <Link href={routes.register()}>Create an account</Link>, confirm your email address, and introduce
          yourself in your company profile.
        </li>
        <li>
          <Link href={routes.postJob()}>Post a job</Link>: what it is, where, when and what it pays. It goes
          live right away, for 30 days unless you choose otherwise, and you can renew it.
        </li>
        <li>
          Each application comes to you by email with the CV. You’ll also find it under{' '}
          <Link href={routes.employerJobs()}>My Job Postings</Link>, where you can take notes, shortlist, and
          answer one person or many at once.
        </li>
        <li>
          Once the job is filled, close it. Everyone who’s still waiting gets an email, so you don’t have to
          write one.
        </li>
      </ol>

      <h2 id="pricing">Pricing</h2>
      <p>
        Posting, applications and the talent search are free. There’s no paid plan, no trial that runs out and
        nothing to cancel.
      </p>

      <h2 id="recruiting">Recruiting Solutions</h2>
      <p>
        You don’t have to wait for applications. <Link href={routes.talentNearMe()}>Browse Talent</Link> shows
        people near your company who want to be found, by skill and experience. Save the ones you like, ask
        them for contact, and set up a <Link href={routes.talentAlerts()}>talent alert</Link> to hear about
        new ones by email. You get someone’s email address and CV only after they say yes.
      </p>

      <h2 id="advertising">Advertise with Us</h2>
      <p>
        {site.name} doesn’t sell ads, and no one can pay for a better spot: jobs are sorted by distance, date
        and how well they match. Standing out is free: say what the job pays, list the hours, and answer the
        people who apply.
      </p>

      <p>
        Still have a question? <Link href={routes.help()}>Help and contact</Link>.
      </p>
    </>
  );
}
