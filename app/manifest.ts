import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { language } from '@/messages/locale';
import { site as claim } from '@/messages/site';

/** What a phone shows when the site is put on its home screen; the icons are files of public/. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: claim.description,
    lang: language,
    start_url: routes.home(),
    display: 'standalone',
    background_color: '#f4f4f1',
    theme_color: '#f4f4f1',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  };
}
