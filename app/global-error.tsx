'use client';

import { ErrorMessage } from '@/components/layout/error-message';
import { site } from '@/lib/site';
import { language } from '@/messages/locale';
import { globalError as text } from '@/messages/pages/missing';
import './globals.css';

/** The error page for when the root layout fails; it renders its own document. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang={language}>
      <body className="flex min-h-dvh flex-col">
        <title>{text.title({ siteName: site.name })}</title>
        <main className="page frame grow">
          <ErrorMessage {...props} />
        </main>
      </body>
    </html>
  );
}
