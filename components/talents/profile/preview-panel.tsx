'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { Place } from '@/lib/places/place';
import type { TalentProfile } from '@/lib/talents/talent';
import { previewPanel as text } from '@/messages/talents/profile';
import { type Previewed, talentPreviewOf } from './preview';
import { TalentPreview } from './talent-preview';

/** The preview, folded. Open, it follows the form; without JavaScript it shows what is saved. */
export function PreviewPanel({
  form,
  profile,
  place,
}: {
  form: RefObject<HTMLFormElement | null>;
  profile: TalentProfile | null;
  place: Place | null;
}) {
  const [previewed, setPreviewed] = useState<Previewed | null>(profile);
  const [isOpen, setIsOpen] = useState(false);
  const look = useEffectEvent((element: HTMLFormElement) =>
    setPreviewed(talentPreviewOf(new FormData(element), place)),
  );
  useEffect(() => {
    const element = form.current;
    if (!isOpen || !element) return;
    const follow = () => look(element);
    follow();
    element.addEventListener('input', follow);
    return () => element.removeEventListener('input', follow);
  }, [isOpen, form]);

  return (
    <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-brand">
        {text.howEmployersSeeYou}
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3">
        {previewed ? (
          <TalentPreview talent={previewed} hidesFromSome={profile?.hidesFromSome === true} />
        ) : (
          <p className="text-ink-soft">{text.saveYourProfileFirstTo}</p>
        )}
      </div>
    </details>
  );
}
