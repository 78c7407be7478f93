import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Banner } from '@/components/home/banner';
import { EmployerCta } from '@/components/home/employer-cta';
import { FeaturedPlaces } from '@/components/home/featured-places';
import { Features } from '@/components/home/features';
import { Hero } from '@/components/home/hero';
import { JobSeekerCta } from '@/components/home/job-seeker-cta';
import { getSharingMetadata } from '@/components/seo/sharing-metadata';
import { description, tagline } from '@/doorstep.config';
import { env } from '@/lib/env';
import { getClaims } from '@/lib/home/claims';
import { listNewestJobs } from '@/lib/jobs/queries';
import { listCitiesWithJobs } from '@/lib/listings/directory';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';

export const revalidate = 60;

export function generateMetadata(): Metadata {
  const { siteUrl } = env();
  const title = `${site.name}: ${tagline}`;
  const url = `${siteUrl}${routes.home()}`;
  return {
    title: { absolute: title },
    alternates: { canonical: url },
    ...getSharingMetadata(title, description, url, `${siteUrl}${routes.pageImage('home')}`),
  };
}

/**
 * The parameter exists only so that the build, which has no database, doesn't prerender the page. `/` is rewritten to
 * its only value, 'default', which is rendered on its first visit.
 */
export const generateStaticParams = () => [];

export default async function HomePage({ params }: { params: Promise<{ variant: string }> }) {
  if ((await params).variant !== 'default') notFound();
  const [jobs, cities, claims] = await Promise.all([
    listNewestJobs(3),
    listCitiesWithJobs(null, 3),
    getClaims(),
  ]);
  return (
    <>
      <Banner />
      <Hero newest={jobs} cities={cities} claims={claims} />
      <FeaturedPlaces />
      <Features />
      <div className="bg-brand-soft">
        <div className="page grid gap-x-16 gap-y-12 py-14 sm:py-20 lg:grid-cols-[3fr_2fr] lg:items-end">
          <JobSeekerCta />
          <EmployerCta />
        </div>
      </div>
    </>
  );
}
