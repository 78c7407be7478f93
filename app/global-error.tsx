'use client';

import { ErrorMessage } from '@/components/layout/error-message';
import { site } from '@/lib/site';
import { language } from '@/messages/locale';
import { globalError as text } from '@/messages/pages/missing';
import './globals.css';

/** The last resort, when the root layout itself fails: it brings its own document. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang={language}>
      <body className="flex min-h-dvh flex-col">
        <title>{text.somethingWentWrong({ siteName: site.name })}</title>
        <main className="page frame grow">
          <ErrorMessage {...props} />
        </main>
      </body>
    </html>
  );
}
