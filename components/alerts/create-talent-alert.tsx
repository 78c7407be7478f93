'use client';

import { type ComponentProps, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { routes } from '@/lib/routes';
import { TalentAlertForm } from './talent-alert-form';

/** 'Create Alert' opens the specified modal; without JavaScript it leads to the same form on a page of its own. */
export function CreateTalentAlert(
  props: Pick<ComponentProps<typeof TalentAlertForm>, 'start' | 'zones' | 'tiles'>,
) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="noscript:hidden">
        Create Alert
      </Button>
      <ButtonLink href={routes.newTalentAlert()} prefetch={false} className="not-noscript:hidden">
        Create Alert
      </ButtonLink>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Create Alert"
        // The empty state around it is centred.
        className="text-left"
      >
        <TalentAlertForm {...props} schedule={null} id={null} submitLabel="Create Alert" />
      </Dialog>
    </>
  );
}
