'use client';

import { type ComponentProps, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import * as routes from '@/lib/routes';
import { createTalentAlert as text } from '@/messages/alerts/form';
import { TalentAlertForm } from './talent-alert-form';

/**
 * 'Create Alert' opens the form as a modal, as specified. Without JavaScript it links to the form's own page. Closing
 * the modal keeps the form's values.
 */
export function CreateTalentAlert(
  props: Pick<ComponentProps<typeof TalentAlertForm>, 'defaults' | 'zones' | 'tiles'>,
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
        title={text.createAlert}
        // The surrounding empty state is centered.
        className="text-left"
      >
        <TalentAlertForm {...props} schedule={null} id={null} submitLabel={text.createAlert} />
      </Dialog>
    </>
  );
}
