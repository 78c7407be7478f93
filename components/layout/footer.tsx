import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { LogoLink } from './logo';

type Entry = { label: string; href: string };

const columns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Find Work',
    entries: [
      { label: 'Search all jobs', href: routes.search() },
      { label: 'Jobs near me', href: routes.jobsNearMe() },
      { label: 'Saved Jobs', href: routes.savedJobs() },
      { label: 'Browse by Category', href: routes.categories() },
      { label: 'Jobs by city', href: routes.cities() },
      { label: 'Career Resources', href: routes.careerResources() },
    ],
  },
  {
    title: 'Hire Talent',
    entries: [
      { label: 'Post a Job', href: routes.post() },
      { label: 'For employers', href: routes.employers() },
      { label: 'Pricing', href: routes.employers('pricing') },
      { label: 'Recruiting Solutions', href: routes.employers('recruiting') },
      { label: 'Advertise with Us', href: routes.employers('advertising') },
    ],
  },
  {
    title: site.name,
    entries: [
      { label: 'About', href: routes.about() },
      { label: 'Help and contact', href: routes.help() },
      { label: 'Terms', href: routes.terms() },
      { label: 'Privacy', href: routes.privacy() },
      { label: 'Cookies', href: routes.cookies() },
    ],
  },
];

export function Footer() {
  return (
    <footer className="mt-auto border-line border-t bg-surface print:hidden">
      <div className="page grid gap-x-8 gap-y-10 py-12 grid-cols-2 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-sm:col-span-2 sm:max-lg:col-span-3">
          <LogoLink />
          <p className="mt-2 max-w-xs text-ink-soft">{site.tagline}.</p>
        </div>
        {columns.map(({ title, entries }) => (
          <div key={title}>
            <h2 className="font-semibold font-text text-sm tracking-normal">{title}</h2>
            <ul className="mt-2">
              {entries.map(({ label, href }) => (
                <li key={label}>
                  <Link
                    href={href}
                    className="inline-flex min-h-9 items-center underline-offset-4 hover:text-brand hover:underline max-sm:min-h-11"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="page">
        <p className="border-line border-t py-5 text-ink-soft text-xs">
          Place names from{' '}
          <a href="https://www.geonames.org/" className="link">
            GeoNames
          </a>{' '}
          (
          <a href="https://creativecommons.org/licenses/by/4.0/" className="link">
            CC BY 4.0
          </a>
          ). Maps ©{' '}
          <a href="https://www.openstreetmap.org/copyright" className="link">
            OpenStreetMap contributors
          </a>
          .
        </p>
      </div>
    </footer>
  );
}
