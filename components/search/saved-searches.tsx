'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSession } from '@/components/auth/session';
import { DistanceText } from '@/components/places/distance-text';
import type { SavedSearch } from '@/lib/alerts/saved-search';
import * as apiRoutes from '@/lib/api-routes';
import * as routes from '@/lib/routes';
import { savedSearches as text } from '@/messages/saved/searches';

/** The signed-in visitor's saved searches (D108), as links to this page. Renders nothing for other visitors. */
export function SavedSearches({ page }: { page: 'nearMe' | 'search' }) {
  const isSignedIn = useSession().status === 'signed-in';
  const [searches, setSearches] = useState<readonly SavedSearch[]>([]);
  const query = useSearchParams().toString();
  const currentAddress = `${usePathname()}${query && `?${query}`}`;

  useEffect(() => {
    if (!isSignedIn) return;
    const controller = new AbortController();
    // Keep the list if loading fails.
    fetchSavedSearches(controller.signal).then(setSearches, () => {});
    return () => controller.abort();
  }, [isSignedIn]);

  if (!isSignedIn || searches.length === 0) return null;
  return (
    <nav aria-label={text.navLabel} className="print:hidden">
      <ul className="-m-1 flex items-center gap-2 p-1 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap">
        {searches.map((search) => (
          <li key={search[page]} className={itemClass}>
            <Link
              href={search[page]}
              prefetch={false}
              dir="auto"
              aria-current={isSameAddress(search[page], currentAddress) ? 'page' : undefined}
              className="block max-w-72 truncate rounded-full border border-line bg-surface px-3.5 py-2 font-semibold text-sm hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-soft"
            >
              {search.isNamed ? search.label : <DistanceText>{search.label}</DistanceText>}
            </Link>
          </li>
        ))}
        <li className={itemClass}>
          <Link
            href={routes.jobAlerts()}
            prefetch={false}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {text.allLink}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const itemClass = 'max-w-full max-sm:max-w-[75%] max-sm:shrink-0';

async function fetchSavedSearches(signal: AbortSignal): Promise<readonly SavedSearch[]> {
  const response = await fetch(apiRoutes.savedSearches(), { cache: 'no-store', signal });
  const { searches }: { searches: readonly SavedSearch[] } = response.ok
    ? await response.json()
    : { searches: [] };
  return searches;
}

/** Compares parsed queries, because links and the address bar encode them differently. */
const isSameAddress = (a: string, b: string): boolean => normalizeQuery(a) === normalizeQuery(b);

function normalizeQuery(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return `${path}?${new URLSearchParams(query)}`;
}
