import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { SetLocation } from '@/components/places/set-location';
import { env } from '@/lib/env';
import { parsePlaceCookie, placeCookieName } from '@/lib/places/place-cookie';
import { routes } from '@/lib/routes';

export const generateMetadata = (): Metadata => ({
  title: 'Set Your Location',
  description: 'Say where you are and how far you would go, and see the open jobs around you.',
  alternates: { canonical: env().siteUrl + routes.location() },
});

export default async function LocationPage() {
  const remembered = parsePlaceCookie((await cookies()).get(placeCookieName)?.value);
  const { tileUrl, tileAttribution } = env();
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-3xl">Set Your Location</h1>
      <p className="measure mt-3 mb-8 text-ink-soft text-lg">
        Jobs are shown by their distance from here. Your street is never needed: a city, a neighborhood or a
        ZIP code will do.
      </p>
      <SetLocation remembered={remembered} tiles={{ url: tileUrl, attribution: tileAttribution }} />
    </div>
  );
}
