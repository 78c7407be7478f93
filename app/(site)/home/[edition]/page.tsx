import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Banner } from '@/components/home/banner';
import { ClosingCall } from '@/components/home/closing-call';
import { EmployerCall } from '@/components/home/employer-call';
import { FeaturedPlaces } from '@/components/home/featured-places';
import { Features } from '@/components/home/features';
import { Hero } from '@/components/home/hero';
import { sharedCard } from '@/components/seo/shared-card';
import { description, tagline } from '@/doorstep.config';
import { env } from '@/lib/env';
import { readClaims } from '@/lib/home/claims';
import { newestJobs } from '@/lib/jobs/queries';
import { citiesWithJobs } from '@/lib/listings/directory';
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
    ...sharedCard(title, description, url, `${siteUrl}${routes.pageImage('home')}`),
  };
}

/** None at build: `/` is rewritten to the one edition there is and rendered on its first visit, so a build needs no database. */
export function generateStaticParams() {
  return [];
}

export default async function HomePage({ params }: { params: Promise<{ edition: string }> }) {
  if ((await params).edition !== 'front') notFound();
  const [jobs, cities, claims] = await Promise.all([newestJobs(3), citiesWithJobs(null, 3), readClaims()]);
  return (
    <>
      <Banner />
      <Hero newest={jobs} cities={cities} claims={claims} />
      <FeaturedPlaces />
      <Features />
      <div className="bg-brand-soft">
        <div className="page grid gap-x-16 gap-y-12 py-14 sm:py-20 lg:grid-cols-[3fr_2fr] lg:items-end">
          <ClosingCall />
          <EmployerCall />
        </div>
      </div>
    </>
  );
}
