'use client';

import { resultsToolbar as text } from '@/messages/ui/results';
import { views } from '@/messages/ui/views';
import { chooseListLayout, useListLayout } from './list-layout';

/** Switches between list, map and both on wide screens; the choice is stored. */
export function LayoutSwitch() {
  const layout = useListLayout();
  return (
    <fieldset className="segments layout-switch">
      <legend className="sr-only">{text.view}</legend>
      {(['list', null, 'map'] as const).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === layout}
          onClick={() => chooseListLayout(option)}
        >
          {views[option ?? 'both']}
        </button>
      ))}
    </fieldset>
  );
}
