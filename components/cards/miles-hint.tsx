'use client';

import { useEffect } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useUnit } from '@/lib/places/chosen-unit';
import { createStoredChoice } from '@/lib/stored-choice';
import { units as text } from '@/messages/places/units';
import { useChooseUnit } from './use-choose-unit';

const hint = createStoredChoice('milesHint', ['seen']);

/** Offers miles to a visitor from the United States, on their first visit alone. */
export function MilesHint() {
  const isAmerican = useBrowserValue(() => navigator.language === 'en-US', false);
  const isSeen = hint.useChoice() === 'seen';
  const unit = useUnit();
  const choose = useChooseUnit();

  const isOffered = isAmerican && !isSeen && unit === 'km';

  useEffect(() => {
    if (!isOffered) return;
    const markSeen = () => hint.choose('seen');
    window.addEventListener('pagehide', markSeen);
    return () => window.removeEventListener('pagehide', markSeen);
  }, [isOffered]);

  if (!isOffered) return null;
  const take = () => {
    hint.choose('seen');
    choose('mi');
  };
  return (
    <button type="button" className="link" onClick={take}>
      {text.useMiles}
    </button>
  );
}
