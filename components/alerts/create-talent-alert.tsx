'use client';

import { type ComponentProps, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import * as routes from '@/lib/routes';
import { createTalentAlert as text } from '@/messages/alerts/form';
import { TalentAlertForm } from './talent-alert-form';

/**
 * 'Create Alert' opens the specified modal; without JavaScript it leads to the same form on a page of its own. What stands in
 * the modal when it is closed, perhaps by a slip, is there again when it is opened.
 */
export function CreateTalentAlert(
  props: Pick<ComponentProps<typeof TalentAlertForm>, 'start' | 'zones' | 'tiles'>,
) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="noscript:hidden"
      >
        {text.createAlert}
      </Button>
      <ButtonLink href={routes.newTalentAlert()} prefetch={false} className="hidden noscript:inline-flex">
        {text.createAlert}
      </ButtonLink>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        keepsContent
        title={text.createAlert}
        // The empty state around it is centred.
        className="text-left"
      >
        <TalentAlertForm {...props} schedule={null} id={null} submitLabel={text.createAlert} />
      </Dialog>
    </>
  );
}
