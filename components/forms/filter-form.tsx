'use client';

import { useRouter } from 'next/navigation';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useTransition,
} from 'react';
import { awaitResults, goToAwaitedResults, goToResults } from '@/components/results/results-heading';
import { Button } from '@/components/ui/button';
import { foldAway } from '@/components/ui/fold-away';
import { ProgressLine } from '@/components/ui/progress-line';
import { Spinner } from '@/components/ui/spinner';
import { applySoon, dropChange, expectOwnSearch, forgetOwnSearch } from './own-search';
import { searchUrl } from './search-url';
import { handOver, takeOver } from './take-over';

/** Somebody who types is let finish; a tick or a slider that was let go counts at once. */
const typedMs = 700;
const chosenMs = 120;

type FilterFormProps = {
  /** For fields that belong to it and stand elsewhere on the page. */
  id?: string | undefined;
  /** The page's own path. */
  action: string;
  /** What leads to the results, as 'Show 42 jobs'. */
  label: string;
  /** The same without JavaScript, where nobody counts what has not been sent: 'Show jobs'. */
  plainLabel: string;
  /** Said while the results are on their way. */
  pending: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
};

/**
 * The filters as a GET form: each change is applied as it is made and the button says what it found; without JavaScript
 * the button sends the form. What cannot be understood is said by the page, so the browser's own checks stay out.
 */
export function FilterForm({
  id,
  action,
  label,
  plainLabel,
  pending,
  children,
  footer,
  className,
}: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const lastField = useRef<Element | null>(null);
  /** The field whose change is being applied; null while somebody sends the form. */
  const changing = useRef<Element | null>(null);
  const sent = useRef<string | null>(null);
  const [isLoading, load] = useTransition();

  const changed = useEffectEvent((event: Event) => {
    const field = event.target;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    // A place is searched for once it is chosen, which its own field says.
    if (!isField || field.form !== form.current || field.role === 'combobox') return;
    // A date that is being typed changes with each digit of its year.
    if (field.type === 'date' && field.value !== '' && field.value < '2000') return;
    const isTyping = event.type === 'input';
    if (isTyping && !/^(text|search|number)$/.test(field.type)) return;
    const apply = () => {
      // A kept page and its filtered twin are two pages: a second step before the first is done would load the page anew.
      if (sent.current !== null && window.location.search === '') return applySoon(apply, chosenMs);
      changing.current = field;
      form.current?.requestSubmit();
      changing.current = null;
    };
    applySoon(apply, isTyping ? typedMs : chosenMs);
  });

  useLayoutEffect(() => {
    const own = form.current;
    if (!own) return;
    document.addEventListener('input', changed);
    document.addEventListener('change', changed);
    // A place's page and its filtered twin are two pages with the same form.
    takeOver(own);
    return () => {
      handOver(own);
      document.removeEventListener('input', changed);
      document.removeEventListener('change', changed);
      dropChange();
    };
  }, []);

  useEffect(() => {
    const own = form.current;
    const panel = own?.closest('details');
    // A column beside the results hides nothing and stays.
    return own && panel ? foldAway(panel, () => getComputedStyle(own).position !== 'static') : undefined;
  }, []);

  useEffect(() => {
    // Not before anything was sent: what this form's former self asked for may still be on its way.
    if (isLoading || sent.current === null) return;
    sent.current = null;
    forgetOwnSearch();
    goToAwaitedResults();
  }, [isLoading]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dropChange();
    const url = searchUrl(event.currentTarget, action);
    const isNew = url !== (sent.current ?? window.location.pathname + window.location.search);
    const field = changing.current;
    if (field === null) {
      // On a phone the filters lie over what they filter.
      event.currentTarget.closest('details')?.removeAttribute('open');
      awaitResults('focus');
      if (!isNew && !isLoading) goToResults();
    }
    if (!isNew) return;
    if (field !== null) awaitResults('say');
    sent.current = url;
    expectOwnSearch();
    // One step of Back for each filter, not for each letter of it.
    const isMore = field !== null && field === lastField.current;
    lastField.current = field;
    load(() => (isMore ? router.replace(url, { scroll: false }) : router.push(url, { scroll: false })));
  };

  return (
    <form ref={form} id={id} action={action} noValidate onSubmit={submit} className={className}>
      {isLoading && <ProgressLine />}
      {children}
      <div className="filter-foot">
        {footer}
        <Button
          type="submit"
          wide
          // The field that is left by this press would be applied by itself, and this press again.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isLoading ? (
            <span key="loading" className="contents">
              <Spinner />
              {pending}
            </span>
          ) : (
            <span key="ready" className="contents">
              <span className="noscript:hidden">{label}</span>
              <span className="noscript:inline hidden">{plainLabel}</span>
            </span>
          )}
        </Button>
      </div>
    </form>
  );
}
