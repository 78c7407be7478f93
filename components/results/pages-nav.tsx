'use client';

import { useMemo } from 'react';
import { handedMarkup } from './handed-markup';

/** The links to pages, which React sets and does not look into (D74); without them, those that the page's HTML has by this name. */
export function PagesNav({
  label,
  name,
  links,
}: {
  label: string;
  name?: string | undefined;
  links?: string | undefined;
}) {
  const markup = useMemo(() => links ?? handedMarkup(name ?? ''), [links, name]);
  return (
    <nav
      id={name}
      aria-label={label}
      data-results="focus"
      data-links="soft"
      className="pages"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
