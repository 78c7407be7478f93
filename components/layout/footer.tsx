import { parts, tagline } from '@/doorstep.config';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { html } from '@/lib/text/html';
import { footer as text } from '@/messages/layout';
import { logoLook } from './logo';

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
      { label: text.postAJob, href: routes.post() },
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

/** Markup, which the data of a page have once and not for each of its elements. Its links are followed by the frame (soft-links). */
const { markup } =
  html`<div class="max-sm:col-span-2 sm:max-lg:col-span-3"><a href="${routes.home()}" class="${logoLook}"><span class="logo-mark"></span>${site.name}</a><p class="mt-2 max-w-xs text-ink-soft">${tagline}.</p></div>${columns.map(
    ({ title, entries }) =>
      html`<div><h2>${title}</h2><ul>${entries.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`)}</ul></div>`,
  )}`;

export function Footer() {
  return (
    <footer data-links="soft" className="site-footer">
      <div
        className="page grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <div data-units className="page">
        {/* Where the switch between kilometers and miles comes to (places/connect-units). */}
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
