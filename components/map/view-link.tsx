'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ListIcon, MapIcon } from '@/components/ui/island-icons';
import { views as text } from '@/messages/ui/views';

/** The entry of the history in which the list was left for its map, and which list that was. */
let left: { key: string; listHref: string } | null = null;

/** From the list to its map on a phone, and back to the same place in the list. */
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

  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Not in every browser; the others go to the top of the list.
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
    const { key, index = 0 } = navigation?.currentEntry ?? {};
    if (view === 'list') {
      left = key === undefined ? null : { key, listHref };
      // A filter that was changed on the map made another list of it.
    } else if (left?.listHref === listHref && navigation?.entries()[index - 1]?.key === left.key) {
      event.preventDefault();
      router.back();
    }
  };

  return (
    <Link
      href={view === 'list' ? mapHref : listHref}
      onClick={follow}
      prefetch={false}
      data-results="say"
      className="view-link"
    >
      {view === 'list' ? <MapIcon /> : <ListIcon />} <span>{view === 'list' ? text.map : text.list}</span>
    </Link>
  );
}
