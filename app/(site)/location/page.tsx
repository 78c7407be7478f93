import type { Metadata } from 'next';
import { SetLocation } from '@/components/places/set-location';
import { env } from '@/lib/env';
import { currentPlace } from '@/lib/jobs/current-place';
import * as routes from '@/lib/routes';
import { location as text } from '@/messages/pages/search';

export const generateMetadata = (): Metadata => ({
  title: text.setYourLocation,
  description: text.tellUsWhereYouAre,
  alternates: { canonical: env().siteUrl + routes.location() },
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LocationPage({ searchParams }: Props) {
  const [params, known] = await Promise.all([searchParams, currentPlace()]);
  const target = params.for === 'talents' ? 'talents' : 'jobs';
  const { tileUrl, tileAttribution } = env();
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.setYourLocation}</h1>
      <p className="measure mt-3 mb-8 text-ink-soft text-lg">
        {text.areShownByTheirDistance({
          value: target === 'talents' ? text.peopleLookingForWork : text.jobs,
        })}
      </p>
      <SetLocation known={known} target={target} tiles={{ url: tileUrl, attribution: tileAttribution }} />
    </div>
  );
}
