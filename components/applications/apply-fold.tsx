'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClasses } from '@/components/ui/button-look';
import { classes } from '@/components/ui/classes';
import { ChevronDownIcon } from '@/components/ui/icons';
import { applyId } from '@/lib/jobs/apply-id';
import { applicationForm as text } from '@/messages/applications/form';

type ApplyFoldProps = {
  jobTitle: string;
  /** Whether the server has refused the form: its reasons must be in sight. */
  isRefused: boolean;
  /** Whether the form holds what was entered before a reload. */
  hasDraft: boolean;
  children: ReactNode;
};

/** Folds the application form under its button. A link to the form and a draft open it. */
export function ApplyFold({ jobTitle, isRefused, hasDraft, children }: ApplyFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (hasDraft && fold.current) fold.current.open = true;
  }, [hasDraft]);

  useEffect(() => {
    const openAt = (hash: string | undefined) => {
      if (hash === `#${applyId}` && fold.current) fold.current.open = true;
    };
    const handleHash = () => openAt(window.location.hash);
    // A second click on a link to the form does not change the address.
    const handleClick = ({ target }: MouseEvent) =>
      openAt(target instanceof Element ? target.closest('a')?.hash : undefined);
    handleHash();
    window.addEventListener('hashchange', handleHash);
    window.addEventListener('click', handleClick);
    return () => {
      window.removeEventListener('hashchange', handleHash);
      window.removeEventListener('click', handleClick);
    };
  }, []);

  return (
    <details ref={fold} open={isRefused || undefined} className="group">
      <summary className={classes(buttonClasses({ size: 'lg', wide: 'phone' }), 'list-none')}>
        {text.applyForThisJob}
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      {/* A browser opens the fold around a link's target by itself, before our code is there. */}
      <section
        id={applyId}
        aria-label={text.application({ jobTitle })}
        className="rounded-lg border border-line bg-surface p-5 max-lg:mt-4 max-lg:scroll-mt-20 sm:p-8"
      >
        {children}
      </section>
    </details>
  );
}
