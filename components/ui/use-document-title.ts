'use client';

import { useEffect } from 'react';
import { site } from '@/lib/site';

/** Sets the document's title to a heading that changes on the page; null leaves it unchanged. */
export function useDocumentTitle(title: string | null): void {
  // After each render, because a server response resets the page's title.
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${site.name}`;
  });
}
