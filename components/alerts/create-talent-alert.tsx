'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { routes } from '@/lib/routes';
import { createTalentAlert as text } from '@/messages/alerts/form';
import { draftOf, type TalentAlertDraft } from './talent-alert-draft';
import { TalentAlertForm } from './talent-alert-form';

/**
 * 'Create Alert' opens the specified modal; without JavaScript it leads to the same form on a page of its own. What stands in
 * the modal when it is closed, perhaps by a slip, is there again when it is opened.
 */
export function CreateTalentAlert({
  start,
  zones,
  tiles,
}: Pick<ComponentProps<typeof TalentAlertForm>, 'start' | 'zones' | 'tiles'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<TalentAlertDraft | null>(null);
  const content = useRef<HTMLDivElement>(null);

  const close = () => {
    const form = content.current?.querySelector('form');
    if (form) setDraft(draftOf(new FormData(form), start));
    setIsOpen(false);
  };

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="noscript:hidden">
        {text.createAlert}
      </Button>
      <ButtonLink href={routes.newTalentAlert()} prefetch={false} className="not-noscript:hidden">
        {text.createAlert}
      </ButtonLink>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.createAlert}
        // The empty state around it is centred.
        className="text-left"
      >
        <div ref={content}>
          <TalentAlertForm
            start={draft?.start ?? start}
            schedule={draft?.schedule ?? null}
            zones={zones}
            tiles={tiles}
            id={null}
            submitLabel={text.createAlert}
          />
        </div>
      </Dialog>
    </>
  );
}
