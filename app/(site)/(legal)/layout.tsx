import type { ReactNode } from 'react';
import { operator } from '@/doorstep.config';
import { terms as text } from '@/messages/pages/terms';

/** Reading pages: one column of a readable width, and who answers for them where the operator says so. */
export default function LegalLayout({ children }: { children: ReactNode }) {
  const { legalName, postalAddress, supportEmail } = operator;
  return (
    <div className="page py-8 sm:py-12">
      <article className="measure prose">
        {children}
        {legalName && (
          <>
            <h2>{text.whoRunsThisSite}</h2>
            <p>{[legalName, postalAddress].filter(Boolean).join(', ')}</p>
            {supportEmail && (
              <p>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </p>
            )}
          </>
        )}
      </article>
    </div>
  );
}
