import type { MetadataRoute } from 'next';
import { description } from '@/doorstep.config';
import { colors } from '@/lib/brand/colors';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { language } from '@/messages/locale';

/** The web app manifest, for the home screen of phones; the icons are in public/. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description,
    lang: language,
    start_url: routes.home(),
    display: 'standalone',
    background_color: colors.light.ground,
    theme_color: colors.light.ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  };
}
