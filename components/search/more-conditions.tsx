'use client';

import { useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { SearchConditions } from '@/lib/jobs/search-conditions';
import type { SearchProblems } from '@/lib/search-params/search-params-reader';
import { moreConditions as text } from '@/messages/jobs/search';
import { ConditionFields } from './condition-fields';

type MoreConditionsProps = {
  more: SearchConditions;
  problems: SearchProblems;
  /** How many of its filters are set. */
  count: number;
  /** The page that has them without scripts. */
  pageHref: string;
};

const fields = ['with', 'hoursFrom', 'hoursTo', 'age', 'startBy'] as const;

/**
 * A fold with the filters that few people use, which are drawn when it is first opened. It opens for what is set or wrong in it, and
 * never closes by itself over the field that has the focus.
 */
export function MoreConditions({ more, problems, count, pageHref }: MoreConditionsProps) {
  const shouldOpen = count > 0 || fields.some((name) => problems[name]);
  const [wasOpened, setWasOpened] = useState(shouldOpen);
  if (shouldOpen && !wasOpened) setWasOpened(true);
  return (
    <details
      open={wasOpened}
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
      className="more-conditions"
    >
      <summary>
        <span>
          {text.moreFilters}
          {count > 0 && <span className="font-normal text-ink-soft">{` ${text.set({ count })}`}</span>}
        </span>
        <ChevronDownIcon />
      </summary>
      {wasOpened ? (
        <ConditionFields more={more} problems={problems} />
      ) : (
        <noscript>
          <a href={pageHref} rel="nofollow" className="link">
            {text.onTheirPage}
          </a>
        </noscript>
      )}
    </details>
  );
}
