import type { ReactNode } from 'react';
import { PlainText } from '@/components/ui/plain-text';
import { getSiteContents, type LegalPage } from '@/lib/home/contents';

/** A legal page's text: the admin's replacement if there is one, otherwise the site's own. */
export async function LegalText({
  page,
  title,
  children,
}: {
  page: LegalPage;
  title: string;
  children: ReactNode;
}) {
  const customText = (await getSiteContents())[page];
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      {customText ? <PlainText text={customText} /> : children}
    </>
  );
}
