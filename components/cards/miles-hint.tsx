'use client';

import { useEffect } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useUnit } from '@/lib/places/unit-choice';
import { createStoredChoice } from '@/lib/stored-choice';
import { units as text } from '@/messages/places/units';
import { useChooseUnit } from './use-choose-unit';

const milesHintChoice = createStoredChoice('milesHint', ['seen']);

/** Offers miles to visitors from the United States, on their first visit only. */
export function MilesHint() {
  const isAmerican = useBrowserValue(() => navigator.language === 'en-US', false);
  const isSeen = milesHintChoice.useChoice() === 'seen';
  const unit = useUnit();
  const choose = useChooseUnit();

  const isOffered = isAmerican && !isSeen && unit === 'km';

  useEffect(() => {
    if (!isOffered) return;
    const markSeen = () => milesHintChoice.setChoice('seen');
    window.addEventListener('pagehide', markSeen);
    return () => window.removeEventListener('pagehide', markSeen);
  }, [isOffered]);

  if (!isOffered) return null;
  const handleClick = () => {
    milesHintChoice.setChoice('seen');
    choose('mi');
  };
  return (
    <button type="button" className="link" onClick={handleClick}>
      {text.useMiles}
    </button>
  );
}
