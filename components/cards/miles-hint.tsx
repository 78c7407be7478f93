'use client';

import { useEffect } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useUnit } from '@/lib/places/chosen-unit';
import { createStoredChoice } from '@/lib/stored-choice';
import { units as text } from '@/messages/places/units';
import { useChooseUnit } from './use-choose-unit';

const hint = createStoredChoice('milesHint', ['seen']);

/** Offers miles once to a visitor from the United States. */
export function MilesHint() {
  const isAmerican = useBrowserValue(() => navigator.language === 'en-US', false);
  const isSeen = hint.useChoice() === 'seen';
  const unit = useUnit();
  const choose = useChooseUnit();

  useEffect(() => {
    const markSeen = () => hint.choose('seen');
    window.addEventListener('pagehide', markSeen);
    return () => {
      window.removeEventListener('pagehide', markSeen);
      markSeen();
    };
  }, []);

  if (!isAmerican || isSeen || unit === 'mi') return null;
  return (
    <button type="button" className="link" onClick={() => choose('mi')}>
      {text.useMiles}
    </button>
  );
}
