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
  count: number;
  /** The page with these filters for browsers without scripts. */
  pageHref: string;
};

const fieldNames = ['with', 'hoursFrom', 'hoursTo', 'age', 'startBy'] as const;

/**
 * A collapsible section for the less common filters, rendered when it is first opened. Opens by itself if one is set or
 * invalid, and never closes by itself, because a field may have the focus.
 */
export function MoreConditions({ more, problems, count, pageHref }: MoreConditionsProps) {
  const shouldOpen = count > 0 || fieldNames.some((name) => problems[name]);
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
          {text.title}
          {count > 0 && (
            <span className="font-normal text-ink-soft">{` ${text.activeCount({ count })}`}</span>
          )}
        </span>
        <ChevronDownIcon />
      </summary>
      {wasOpened ? (
        <ConditionFields more={more} problems={problems} />
      ) : (
        <noscript>
          <a href={pageHref} rel="nofollow" className="link">
            {text.allFiltersLink}
          </a>
        </noscript>
      )}
    </details>
  );
}
