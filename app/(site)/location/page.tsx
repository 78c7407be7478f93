import type { Metadata } from 'next';
import { SetLocation } from '@/components/places/set-location';
import { env } from '@/lib/env';
import { getCurrentPlace } from '@/lib/jobs/current-place';
import * as routes from '@/lib/routes';
import { location as text } from '@/messages/pages/search';

export const generateMetadata = (): Metadata => ({
  title: text.title,
  description: text.description,
  alternates: { canonical: env().siteUrl + routes.location() },
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LocationPage({ searchParams }: Props) {
  const [params, currentLocation] = await Promise.all([searchParams, getCurrentPlace()]);
  const target = params.for === 'talents' ? 'talents' : 'jobs';
  const { tileUrl, tileAttribution } = env();
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="measure mt-3 mb-8 text-ink-soft text-lg">
        {text.intro({
          results: target === 'talents' ? text.talents : text.jobs,
        })}
      </p>
      <SetLocation
        initialPlace={currentLocation}
        target={target}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
      />
    </div>
  );
}
