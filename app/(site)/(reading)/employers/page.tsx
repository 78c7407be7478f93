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
      <h1 className="text-3xl">Hire somebody who lives nearby</h1>
      <p className="text-ink-soft text-lg">
        People look for work here by how far it is from their door. Your job is shown to the people who live
        close to it.
      </p>

      <h2>How it works</h2>
      <ol>
        <li>
          <Link href={routes.register()}>Create an account</Link>, confirm your email address, and tell people
          who you are in your company profile.
        </li>
        <li>
          <Link href={routes.postJob()}>Post a job</Link>: what it is, where, which hours and what it pays. It
          is online right away, for 30 days unless you choose otherwise, and you can renew it.
        </li>
        <li>
          Each application comes to you by email with the CV, and waits under{' '}
          <Link href={routes.employerJobs()}>My Job Postings</Link>, where you can take notes, shortlist, and
          answer one person or many at once.
        </li>
        <li>
          Once the job is filled, close it. Everybody who is still waiting gets an email, so you don’t have to
          write one.
        </li>
      </ol>

      <h2 id="pricing">Pricing</h2>
      <p>
        Posting, applications and the talent search are free. There is no paid plan, no trial that ends and
        nothing to cancel.
      </p>

      <h2 id="recruiting">Recruiting Solutions</h2>
      <p>
        You don’t have to wait for applications. <Link href={routes.talentNearMe()}>Browse Talent</Link> shows
        people near your company who want to be found, by skill and experience. Save the ones you like, ask
        them for contact, and set up a <Link href={routes.talentAlerts()}>talent alert</Link> to hear about
        new ones by email. You get a person’s email address and CV only after they say yes.
      </p>

      <h2 id="advertising">Advertise with Us</h2>
      <p>
        {site.name} sells no ads, and no job can buy a higher place: the list goes by distance, date and what
        was searched for. What makes a job stand out is free: say what it pays, name the hours, and answer the
        people who apply.
      </p>

      <p>
        Still have a question? <Link href={routes.help()}>Help and contact</Link>.
      </p>
    </>
  );
}
