'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClasses } from '@/components/ui/button-variants';
import { classes } from '@/components/ui/classes';
import { ChevronDownIcon } from '@/components/ui/icons';
import { applyId } from '@/lib/jobs/apply-id';
import { applicationForm as text } from '@/messages/applications/form';

type ApplyDisclosureProps = {
  jobTitle: string;
  /** True if the server rejected the form, so that its errors are visible. */
  isRefused: boolean;
  /** True if the form has input from before a reload. */
  hasDraft: boolean;
  children: ReactNode;
};

/** Collapses the application form under a button. A link to the form or a draft opens it. */
export function ApplyDisclosure({ jobTitle, isRefused, hasDraft, children }: ApplyDisclosureProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (hasDraft && disclosure.current) disclosure.current.open = true;
  }, [hasDraft]);

  useEffect(() => {
    const openAt = (hash: string | undefined) => {
      if (hash === `#${applyId}` && disclosure.current) disclosure.current.open = true;
    };
    const handleHash = () => openAt(window.location.hash);
    // A second click on a link to the form doesn't change the URL.
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
    <details ref={disclosure} open={isRefused || undefined} className="group">
      <summary className={classes(buttonClasses({ size: 'lg', wide: 'phone' }), 'list-none')}>
        {text.applyButton}
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      {/* Before hydration, the browser opens the details element around a link's target. */}
      <section
        id={applyId}
        aria-label={text.formLabel({ jobTitle })}
        className="rounded-lg border border-line bg-surface p-5 max-lg:mt-4 max-lg:scroll-mt-20 sm:p-8"
      >
        {children}
      </section>
    </details>
  );
}
