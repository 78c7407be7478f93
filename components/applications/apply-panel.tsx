'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { holdsDraft } from '@/components/forms/kept-draft';
import { applyId } from '@/components/jobs/apply-id';
import { Button } from '@/components/ui/button';
import { useIsLive } from '@/components/ui/use-browser-value';
import { applyPanel as text } from '@/messages/applications/apply';
import { applicationDraft } from './application-draft';
import type { ApplicationFormProps } from './application-form';
import type { FormInUse } from './form-in-use';

type Form = ComponentType<ApplicationFormProps>;

const loadForm = () => Promise.all([import('./application-form'), import('./form-in-use')]);

/** The bundler leaves this branch, and with it the form's code, out of what the browser loads first. */
const serverForm: Form | null =
  typeof window === 'undefined'
    ? (require('./application-form') as typeof import('./application-form')).ApplicationForm
    : null;

/**
 * The place of the application form. The server writes a form that works without any of our code; the browser leaves
 * that HTML alone until somebody opens it, then fetches the form's code and goes on with what was typed by then.
 * (A Suspense boundary would do the same, but React moves the content of one out of place on a page of this size, and
 * only a script brings it back.)
 */
export function ApplyPanel(props: ApplicationFormProps) {
  const draft = applicationDraft(props.jobId);
  const place = useRef<HTMLDivElement>(null);
  // While the browser takes over what the server wrote, and not on a page that a link of ours led to.
  const isHydrating = !useIsLive();
  const [isFromServer] = useState(isHydrating);
  const [live, setLive] = useState<{ Form: Form; inUse: FormInUse | null; isOpen: boolean } | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isCurrent = true;
    // A form begun before a reload opens at once, or nobody would know that it was kept.
    const begun = element.querySelector('details');
    if (begun && holdsDraft(draft)) begun.open = true;
    const comeToLife = () => {
      const details = element.querySelector('details');
      // What the server said to a form that was sent without our code must stay to be read.
      if (details && (!details.open || details.dataset.answered === 'true')) return;
      if (isFromServer && !details) return;
      loadForm().then(
        // In one go, or what somebody does between the reading and the writing would be lost.
        ([{ ApplicationForm: Form }, { readFormInUse }]) => {
          if (!isCurrent) return;
          const inUse = readFormInUse(element);
          flushSync(() =>
            setLive({ Form, inUse, isOpen: inUse?.isOpen ?? (isAskedFor() || holdsDraft(draft)) }),
          );
        },
        // The form in the HTML does the same by itself.
        () => {},
      );
    };
    comeToLife();
    // The event does not bubble, but it can be caught on its way down.
    element.addEventListener('toggle', comeToLife, true);
    return () => {
      isCurrent = false;
      element.removeEventListener('toggle', comeToLife, true);
    };
  }, [isFromServer, draft]);

  useEffect(() => {
    // Whoever follows a link to the form wants it open, also the second time, when the address changes no more.
    const open = () => document.querySelector(`#${applyId} details`)?.setAttribute('open', '');
    const arrive = () => {
      if (isAskedFor()) open();
    };
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href="#${applyId}"]`)) open();
    };
    arrive();
    window.addEventListener('hashchange', arrive);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('hashchange', arrive);
      document.removeEventListener('click', follow);
    };
  }, []);

  if (serverForm) return <ServerWritten Form={serverForm} {...props} />;
  if (live) return <live.Form key="live" {...props} inUse={live.inUse} isOpen={live.isOpen} />;
  if (isFromServer)
    return (
      <div
        ref={place}
        key="from-server"
        suppressHydrationWarning
        onPointerEnter={() => void loadForm().catch(() => {})}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from touching what the server wrote
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  return (
    <div ref={place} key="to-come">
      <Button size="lg" wide="phone" aria-disabled>
        {text.applyForThisJob}
      </Button>
    </div>
  );
}

/** Whether the address is that of the form itself. */
const isAskedFor = () => window.location.hash === `#${applyId}`;

const ServerWritten = ({ Form, ...props }: ApplicationFormProps & { Form: Form }) => (
  <div>
    <Form {...props} />
  </div>
);
