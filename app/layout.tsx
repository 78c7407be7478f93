import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { site } from '@/lib/site';
import './globals.css';

// The latin files alone: other alphabets fall to the system's fonts, which have them.
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
});
const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
});

export const metadata: Metadata = {
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f4f1' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1a1d' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // Without the attribute Next.js glides between pages too, and a quick Back then loses the place in the list.
    <html
      lang={site.language}
      data-scroll-behavior="smooth"
      className={classes(figtree.variable, bricolage.variable)}
    >
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  );
}
