import type { ReactNode } from 'react';
import { PlainText } from '@/components/ui/plain-text';
import { type LegalPage, readSiteContents } from '@/lib/home/contents';

/** A legal page's text: an operator's own where there is one, else the site's. */
export async function LegalText({
  page,
  title,
  children,
}: {
  page: LegalPage;
  title: string;
  children: ReactNode;
}) {
  const own = (await readSiteContents())[page];
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      {own ? <PlainText text={own} /> : children}
    </>
  );
}
