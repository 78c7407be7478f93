'use client';

import { useMemo } from 'react';
import { handedMarkup } from './handed-markup';

type MarkupElementProps = {
  as: 'nav' | 'div';
  /** Its id. */
  name?: string | undefined;
  markup?: string | undefined;
  'aria-label'?: string;
  'data-results'?: 'focus';
  className: string;
};

/** Links as markup, which React sets and does not look into (D74); without them, those that the page's HTML has by this name. */
export function MarkupElement({ as: Element, name, markup, ...rest }: MarkupElementProps) {
  const links = useMemo(() => markup ?? handedMarkup(name ?? ''), [markup, name]);
  return (
    <Element
      id={name}
      data-links="soft"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
      dangerouslySetInnerHTML={{ __html: links }}
      {...rest}
    />
  );
}
