import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { applicationRetentionDays, site } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Terms',
  description: `What you can expect from ${site.name}, and what it expects from you.`,
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
        an agency and not a party to your agreement. Who gets hired, for what pay and on what terms is between
        the two of you.
      </p>

      <h2>Looking and applying</h2>
      <ul>
        <li>Searching and applying are free, and you don&rsquo;t need an account.</li>
        <li>Apply as yourself, with honest facts and a CV that’s yours to share.</li>
        <li>One application per person and job. Sending it again changes nothing.</li>
        <li>
          By applying, you ask us to pass your application on to that employer. You can withdraw it with the
          link in the confirmation email. We delete it {applicationRetentionDays} days after the job ends, as
          the <Link href={routes.privacy()}>privacy page</Link> says.
        </li>
        <li>
          Never pay to get a job, and never send bank details or a social security number with an application.
        </li>
      </ul>

      <h2>Jobs</h2>
      <ul>
        <li>
          A job must be real, open, and where it says it is. The pay you post must be the pay you offer.
        </li>
        <li>
          It must be legal. Jobs that exclude people for who they are, ask for money or hide what they really
          are don’t belong here, and we remove them.
        </li>
        <li>
          A job runs for 30 days unless you renew or close it. Once it ends, it takes no more applications and
          drops out of search.
        </li>
        <li>Use applications only to fill that job.</li>
      </ul>

      <h2>Distances, pay and maps</h2>
      <p>
        Distances are measured in a straight line, so the actual trip is longer. Pay is compared per hour, at
        40 hours a week and 52 weeks a year. The job itself says how it’s paid. Place names and maps come from{' '}
        <a href="https://www.geonames.org/">GeoNames</a> (
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>) and{' '}
        <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> (ODbL), and like all maps they can
        be wrong.
      </p>

      <h2>Fair use</h2>
      <p>
        Don’t flood the site, harvest people’s data or try to get at things that aren’t yours. There are
        limits on how often forms can be used; we may block anyone who ignores them.
      </p>

      <h2>Our responsibility</h2>
      <p>
        We keep {site.name} running with care, but we can’t promise that it’s always available, that every job
        is as described, or that you’ll find one. Nothing here takes away rights that the law gives you and
        that you can’t sign away.
      </p>

      <h2>Changes</h2>
      <p>
        If these rules change in a way that matters, this page will say so before the new ones apply.
        Questions? Reply to any email from us.
      </p>
    </>
  );
}
