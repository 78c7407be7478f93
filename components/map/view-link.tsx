'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ListIcon, MapIcon } from '@/components/ui/island-icons';
import { views as text } from '@/messages/ui/views';

/** The history entry of the list that the visitor left for its map, and the list's URL. */
let listHistoryEntry: { key: string; listHref: string } | null = null;

/** Switches between list and map on a phone; going back restores the position in the list. */
export function ViewLink({
  view,
  listHref,
  mapHref,
}: {
  view: 'list' | 'map';
  listHref: string;
  mapHref: string;
}) {
  const router = useRouter();

  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Browsers without the Navigation API open the top of the list.
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
    const { key, index = 0 } = navigation?.currentEntry ?? {};
    if (view === 'list') {
      listHistoryEntry = key === undefined ? null : { key, listHref };
      return;
    }
    // After a filter was changed on the map, the link leads to a different list.
    const isSameList = listHistoryEntry?.listHref === listHref;
    if (isSameList && navigation?.entries()[index - 1]?.key === listHistoryEntry?.key) {
      event.preventDefault();
      router.back();
    }
  };

  return (
    <Link
      href={view === 'list' ? mapHref : listHref}
      onClick={handleClick}
      prefetch={false}
      data-results="say"
      className="view-link"
    >
      {view === 'list' ? <MapIcon /> : <ListIcon />} <span>{view === 'list' ? text.map : text.list}</span>
    </Link>
  );
}
