import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { NavigationFeedback } from '@/components/layout/navigation-feedback';
import { classes } from '@/components/ui/classes';
import { description, tagline } from '@/doorstep.config';
import { colors } from '@/lib/brand/colors';
import { site } from '@/lib/site';
import { language } from '@/messages/locale';
import { fontClasses } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: `${site.name}: ${tagline}`, template: `%s | ${site.name}` },
  description,
  applicationName: site.name,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: '/apple-icon.png', sizes: '180x180' },
  },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.ground },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.ground },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={language} className={classes(...fontClasses)}>
      <body className="flex min-h-dvh flex-col">
        <NavigationFeedback>{children}</NavigationFeedback>
      </body>
    </html>
  );
}
