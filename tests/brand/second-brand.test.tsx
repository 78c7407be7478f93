import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { metadata, viewport } from '@/app/layout';
import manifest from '@/app/manifest';
import { GET as sharedPage } from '@/app/og/page/[name]/route';
import { Hero } from '@/components/home/hero';
import { Footer } from '@/components/layout/footer';
import { accountEntries, signedInEntries } from '@/components/layout/nav-entries';
import { getSharingMetadata } from '@/components/seo/sharing-metadata';
import * as doorstep from '@/lib/brand/defaults';
import { resolveColors } from '@/lib/brand/palette';
import { passwordChanged } from '@/lib/email/templates/password-changed';
import { parseEnv } from '@/lib/env';
import { asciiSiteName } from '@/lib/site';
import { accountEmailTemplates } from '@/supabase/embedded/mail/templates';
import * as nachbarjob from './nachbarjob';

vi.mock('@/doorstep.config', () => import('./nachbarjob'));
vi.mock('next/navigation', async (real) => ({
  ...(await real<object>()),
  useRouter: () => ({}),
  usePathname: () => '/',
}));
vi.mock('@/app/fonts', () => ({ fontClasses: [] }));
vi.mock('@/app/globals.css', () => ({}));

const colors = resolveColors(nachbarjob.palette);

/** Expects no name, tagline or color of Doorstep's, except for colors that both brands have. */
function expectOnlyOwnBrand(text: string) {
  expect(text).not.toContain(doorstep.name);
  expect(text).not.toContain(doorstep.tagline);
  const ownColors: readonly string[] = Object.values(colors).flatMap((scheme) => Object.values(scheme));
  const foreignColors = Object.values(doorstep.palette.light).filter(
    (color) => !ownColors.includes(color) && text.includes(color),
  );
  expect(foreignColors).toEqual([]);
}

describe('another brand', () => {
  test('has its own title, description, colors and manifest', () => {
    const text = JSON.stringify([metadata, viewport, manifest()]);
    expectOnlyOwnBrand(text);
    expect(metadata).toMatchObject({
      title: { default: 'Nachbarjob Austin: Good work, a few streets away' },
    });
    expect(manifest()).toMatchObject({
      name: 'Nachbarjob Austin',
      theme_color: colors.light.ground,
    });
    expect(getSharingMetadata('A', 'B', '/', '/og').openGraph).toMatchObject({
      siteName: 'Nachbarjob Austin',
    });
  });

  test('shows its tagline on the home page, no claims, and no links to a disabled feature', () => {
    const page = renderToStaticMarkup(
      <>
        <Hero newest={[]} cities={[]} claims={null} />
        <Footer />
      </>,
    );
    expectOnlyOwnBrand(page);
    expect(page).toContain(`<h1 class="mt-1 text-4xl max-sm:text-3xl sm:mt-2">${nachbarjob.tagline}</h1>`);
    expect(page).not.toMatch(/in figures|recruiting/);
    const entries = [...signedInEntries, ...accountEntries('employer'), ...accountEntries('job_seeker')];
    expect(entries.map(({ href }) => href).filter((href) => /talent|contact-request/.test(href))).toEqual([]);
    expect(entries.map(({ label }) => label)).toContain('Job Alerts');
  });

  test('sends its own emails and those of the auth service in its name and colors', () => {
    const mails = [passwordChanged('http://localhost/login'), ...Object.values(accountEmailTemplates)];
    for (const { subject, text, html } of mails) {
      expectOnlyOwnBrand(`${subject}${text}${html}`);
      expect(`${subject}${text}`).toContain('Nachbarjob Austin');
      expect(html).toContain(colors.light.brand);
    }
  });

  test('uses the configured operator unless the environment overrides it', () => {
    const variables = {
      NEXT_PUBLIC_SUPABASE_URL: 'http://localhost',
      NEXT_PUBLIC_SUPABASE_ANON_KEY: 'a',
      SUPABASE_SECRET_KEY: 'b',
    };
    expect(parseEnv(variables)).toMatchObject({
      mailFrom: 'Nachbarjob Austin <hello@localhost>',
      mailPostalAddress: '100 Congress Ave, Austin, TX 78701',
      supportEmail: 'hello@nachbarjob.example',
      securityContact: 'mailto:hello@nachbarjob.example',
    });
    expect(parseEnv({ ...variables, SUPPORT_EMAIL: 'try@example.com' }).supportEmail).toBe('try@example.com');
  });

  test('has a site name that is valid in HTTP headers', () => {
    expect(asciiSiteName).toBe('Nachbarjob-Austin');
  });

  test('draws the preview image of shared links in its colors', async () => {
    const { default: sharp } = await import('sharp');
    const response = await sharedPage(new Request('http://localhost/og/page/home'));
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixelColors = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels)
      pixelColors.add(`#${data.subarray(at, at + 3).toString('hex')}`);
    expect(pixelColors).toContain(colors.light.brand);
    expect(pixelColors).toContain(colors.light.accent);
    expect(pixelColors).not.toContain(doorstep.palette.light.brand);
  });
});
