'use client';

import { resultsToolbar as text } from '@/messages/ui/results';
import { views } from '@/messages/ui/views';
import { chooseListLayout, useListLayout } from './list-layout';

/** List, map or both: on screens that have room for both, where it is remembered. */
export function LayoutSwitch() {
  const layout = useListLayout();
  return (
    <fieldset className="segments layout-switch">
      <legend className="sr-only">{text.view}</legend>
      {(['list', null, 'map'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === layout}
          onClick={() => chooseListLayout(each)}
        >
          {views[each ?? 'both']}
        </button>
      ))}
    </fieldset>
  );
}
