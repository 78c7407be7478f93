'use client';

import { useEffect } from 'react';
import { site } from '@/lib/site';

/** Keeps the document's title like the page's heading where that follows what was done on the page; null leaves it as it is. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${site.name}`;
  }, [title]);
}
