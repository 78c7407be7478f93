import type { Metadata } from 'next';
import { SetLocation } from '@/components/places/set-location';
import { env } from '@/lib/env';
import { currentPlace } from '@/lib/jobs/current-place';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({
  title: 'Set Your Location',
  description: 'Tell us where you are and how far you’d go, and see the open jobs around you.',
  alternates: { canonical: env().siteUrl + routes.location() },
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LocationPage({ searchParams }: Props) {
  const [params, known] = await Promise.all([searchParams, currentPlace()]);
  const target = params.for === 'talents' ? 'talents' : 'jobs';
  const { tileUrl, tileAttribution } = env();
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-3xl">Set Your Location</h1>
      <p className="measure mt-3 mb-8 text-ink-soft text-lg">
        {target === 'talents' ? 'People looking for work' : 'Jobs'} are shown by their distance from here. We
        never need your street: a city, a neighborhood or a ZIP code will do.
      </p>
      <SetLocation known={known} target={target} tiles={{ url: tileUrl, attribution: tileAttribution }} />
    </div>
  );
}
