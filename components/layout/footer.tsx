import Link from 'next/link';
import { UnitSwitch } from '@/components/search/unit-switch';
import { ChevronDownIcon } from '@/components/ui/icons';
import { parts, tagline } from '@/doorstep.config';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { footer as text } from '@/messages/layout';
import { LogoLink } from './logo';

type Entry = { label: string; href: string };

const columns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: text.findWork,
    entries: [
      { label: text.searchAllJobs, href: routes.search() },
      { label: text.jobsNearMe, href: routes.jobsNearMe() },
      { label: text.savedJobs, href: routes.savedJobs() },
      { label: text.browseByCategory, href: routes.categories() },
      { label: text.jobsByCity, href: placeRoutes.cities() },
      { label: text.careerResources, href: routes.careerResources() },
    ],
  },
  {
    title: text.hireTalent,
    entries: [
      { label: text.postAJob, href: routes.postJobShort() },
      { label: text.forEmployers, href: routes.employers() },
      { label: text.pricing, href: routes.employers('pricing') },
      ...(parts.talents ? [{ label: text.recruitingSolutions, href: routes.employers('recruiting') }] : []),
      { label: text.advertiseWithUs, href: routes.employers('advertising') },
    ],
  },
  {
    title: site.name,
    entries: [
      { label: text.about, href: routes.about() },
      { label: text.helpAndContact, href: routes.help() },
      { label: text.accessibility, href: routes.accessibility() },
      { label: text.transparency, href: routes.transparency() },
      { label: text.terms, href: routes.terms() },
      { label: text.privacy, href: routes.privacy() },
      { label: text.cookies, href: routes.cookies() },
    ],
  },
];

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="page grid gap-x-8 gap-y-10 py-12 max-sm:gap-y-0 max-sm:py-8 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-sm:mb-4 sm:max-lg:col-span-3">
          <LogoLink />
          <p className="mt-2 max-w-xs text-ink-soft">{tagline}.</p>
        </div>
        {columns.map(({ title, entries }) => (
          // Collapsed on a phone; a wide screen always shows the content.
          <details key={title} className="footer-column">
            <summary>
              {title} <ChevronDownIcon />
            </summary>
            <h2>{title}</h2>
            <ul>
              {entries.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <div className="page">
        <UnitSwitch />
        <p className="border-line border-t py-5 text-ink-soft text-xs">
          {text.sources({
            geoNames: (words) => (
              <a href="https://www.geonames.org/" className="link">
                {words}
              </a>
            ),
            license: (words) => (
              <a href="https://creativecommons.org/licenses/by/4.0/" className="link">
                {words}
              </a>
            ),
            openStreetMap: (words) => (
              <a href="https://www.openstreetmap.org/copyright" className="link">
                {words}
              </a>
            ),
          })}
        </p>
      </div>
    </footer>
  );
}
