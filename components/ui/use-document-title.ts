'use client';

import { useEffect } from 'react';
import { site } from '@/lib/site';

/** Keeps the document's title like the page's heading where that follows what was done on the page; null leaves it as it is. */
export function useDocumentTitle(title: string | null): void {
  // After each rendering: an answer of the server brings the page's own title again.
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${site.name}`;
  });
}
