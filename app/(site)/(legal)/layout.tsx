import type { ReactNode } from 'react';
import { operator } from '@/doorstep.config';
import { terms as text } from '@/messages/pages/terms';
import ReadingLayout from '../(reading)/layout';

/** Ends with the legal name and address of the site's operator, if they are configured. */
export default function LegalLayout({ children }: { children: ReactNode }) {
  const { legalName, postalAddress, supportEmail } = operator;
  return (
    <ReadingLayout>
      {children}
      {legalName && (
        <>
          <h2>{text.publisherTitle}</h2>
          <p>{[legalName, postalAddress].filter(Boolean).join(', ')}</p>
          {supportEmail && (
            <p>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </p>
          )}
        </>
      )}
    </ReadingLayout>
  );
}
