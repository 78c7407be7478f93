'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { Place } from '@/lib/places/place';
import type { TalentProfile } from '@/lib/talents/talent';
import { previewPanel as text } from '@/messages/talents/profile';
import { type TalentPreviewData, toTalentPreview } from './preview';
import { TalentPreview } from './talent-preview';

/** A collapsed preview of the form's values; without JavaScript, of the saved profile. */
export function PreviewPanel({
  form,
  profile,
  place,
}: {
  form: RefObject<HTMLFormElement | null>;
  profile: TalentProfile | null;
  place: Place | null;
}) {
  const [previewed, setPreviewed] = useState<TalentPreviewData | null>(profile);
  const [isOpen, setIsOpen] = useState(false);
  const updatePreview = useEffectEvent((element: HTMLFormElement) =>
    setPreviewed(toTalentPreview(new FormData(element), place)),
  );
  useEffect(() => {
    const element = form.current;
    if (!isOpen || !element) return;
    const handleInput = () => updatePreview(element);
    handleInput();
    element.addEventListener('input', handleInput);
    return () => element.removeEventListener('input', handleInput);
  }, [isOpen, form]);

  return (
    <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-brand">
        {text.summary}
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3">
        {previewed ? (
          <TalentPreview
            talent={previewed}
            hidesFromSomeEmployers={profile?.hidesFromSomeEmployers === true}
          />
        ) : (
          <p className="text-ink-soft">{text.notSavedHint}</p>
        )}
      </div>
    </details>
  );
}
