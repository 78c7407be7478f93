import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { applicationRetentionDays, site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Terms',
  description: `What you can expect of ${site.name}, and what it expects of you.`,
};

export default function TermsPage() {
  return (
    <>
      <h1 className="text-3xl">Terms</h1>
      <p className="text-ink-soft text-lg">
        {site.name} is a job board for work near home. These are the rules for using it, in plain words.
      </p>

      <h2>What {site.name} is, and is not</h2>
      <p>
        Employers post jobs here; people find them by distance and apply. {site.name} is not the employer, not
        an agency and not a party to what you agree with each other. Who is hired, for what pay and on which
        terms is between the two of you.
      </p>

      <h2>Looking and applying</h2>
      <ul>
        <li>Looking, searching and applying cost nothing and need no account.</li>
        <li>Apply as yourself, with facts that are true and a CV that is yours to share.</li>
        <li>One application per person and job. Sending it again changes nothing.</li>
        <li>
          By applying you ask us to hand your application to that employer. You can withdraw it through the
          link in the mail that confirms it. We erase it {applicationRetentionDays} days after the job has
          ended, as the <Link href={routes.privacy()}>privacy page</Link> says.
        </li>
        <li>
          Never pay to get a job, and never send bank details or a social security number with an application.
        </li>
      </ul>

      <h2>Jobs</h2>
      <ul>
        <li>A job must exist, be open, and be where it says it is. Pay that is named must be meant.</li>
        <li>
          It must be lawful to offer. A job that shuts people out for who they are, that asks for money, or
          that hides what it is has no place here and is removed.
        </li>
        <li>
          A job runs for 30 days unless it is renewed or closed. Once it has ended it takes no applications
          and leaves the search.
        </li>
        <li>Applications may be used to fill that job and for nothing else.</li>
      </ul>

      <h2>Distances, pay and maps</h2>
      <p>
        Distances are measured in a straight line, so the way there is longer. Pay is compared per hour, at 40
        hours a week and 52 weeks a year; the job itself says how it is paid. Place names and maps come from{' '}
        <a href="https://www.geonames.org/">GeoNames</a> (
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>) and{' '}
        <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> (ODbL), and like all maps they can
        be wrong.
      </p>

      <h2>Fair use</h2>
      <p>
        Do not flood the site, do not harvest people&rsquo;s data from it, and do not try to get at what is
        not yours. There are limits on how often the open forms can be used; we may close the door to those
        who ignore them.
      </p>

      <h2>What we answer for</h2>
      <p>
        We keep {site.name} running with care, but we do not promise that it is always there, that a job is as
        it says, or that you find one. Nothing here takes away rights that the law gives you and that cannot
        be signed away.
      </p>

      <h2>Changes</h2>
      <p>
        If these rules change in a way that matters, this page says so before the new ones hold. Questions?
        Answer any mail that you got from us.
      </p>
    </>
  );
}
