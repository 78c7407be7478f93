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
import { announceNextResults, focusPendingResults, focusResults } from '@/components/results/results-heading';
import { Button } from '@/components/ui/button';
import { closeOnLeave } from '@/components/ui/close-on-leave';
import { ProgressLine } from '@/components/ui/progress-line';
import { Spinner } from '@/components/ui/spinner';
import {
  cancelFilterChange,
  endFilterNavigation,
  scheduleFilterChange,
  startFilterNavigation,
} from './filter-navigation';
import { restoreFormState, saveFormState } from './form-state';
import { searchUrl } from './search-url';

/** Typing is debounced longer than a checkbox or a slider. */
const typingDelayMs = 700;
const choiceDelayMs = 120;

type FilterFormProps = {
  /** For fields outside the form element that belong to it. */
  id?: string | undefined;
  /** The page's own path. */
  action: string;
  /** The button that shows the results: 'Show 42 jobs'. */
  label: string;
  /** The button's label without JavaScript, when the count is unknown: 'Show jobs'. */
  noScriptLabel: string;
  /** Shown while the results are loading. */
  pendingLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
};

/**
 * The filters as a GET form: each change is applied immediately and the button shows the new count; without JavaScript
 * the button submits the form. The page reports invalid values, so native validation is off.
 */
export function FilterForm({
  id,
  action,
  label,
  noScriptLabel,
  pendingLabel,
  children,
  footer,
  className,
}: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const lastField = useRef<Element | null>(null);
  /** The field whose change is being applied; null if the button submits the form. */
  const changedField = useRef<Element | null>(null);
  const submittedUrl = useRef<string | null>(null);
  const [isLoading, startLoading] = useTransition();

  const handleChange = useEffectEvent((event: Event) => {
    const field = event.target;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    // The place field applies itself when a place is selected.
    if (!isField || field.form !== form.current || field.role === 'combobox') return;
    // While a date is typed, it changes with each digit of the year.
    if (field.type === 'date' && field.value !== '' && field.value < '2000') return;
    const isTyping = event.type === 'input';
    if (isTyping && !/^(text|search|number)$/.test(field.type)) return;
    const apply = () => {
      // A cached page and its filtered version are two routes: a second navigation during the first would reload the
      // page.
      if (submittedUrl.current !== null && window.location.search === '')
        return scheduleFilterChange(apply, choiceDelayMs);
      changedField.current = field;
      form.current?.requestSubmit();
      changedField.current = null;
    };
    scheduleFilterChange(apply, isTyping ? typingDelayMs : choiceDelayMs);
  });

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    document.addEventListener('input', handleChange);
    document.addEventListener('change', handleChange);
    // A place's page and its filtered version are two routes, so this instance takes over the state of the previous.
    restoreFormState(element);
    return () => {
      saveFormState(element);
      document.removeEventListener('input', handleChange);
      document.removeEventListener('change', handleChange);
      cancelFilterChange();
    };
  }, []);

  useEffect(() => {
    const element = form.current;
    const panel = element?.closest('details');
    // A column beside the results covers nothing and stays open.
    return element && panel
      ? closeOnLeave(panel, () => getComputedStyle(element).position !== 'static')
      : undefined;
  }, []);

  useEffect(() => {
    // Only after a submit of this instance: the previous instance may still be loading results.
    if (isLoading || submittedUrl.current === null) return;
    submittedUrl.current = null;
    endFilterNavigation();
    focusPendingResults();
  }, [isLoading]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    cancelFilterChange();
    const url = searchUrl(event.currentTarget, action);
    const isNew = url !== (submittedUrl.current ?? window.location.pathname + window.location.search);
    const field = changedField.current;
    if (field === null) {
      // On a phone the filters cover the results.
      event.currentTarget.closest('details')?.removeAttribute('open');
      announceNextResults('focus');
      if (!isNew && !isLoading) focusResults();
    }
    if (!isNew) return;
    if (field !== null) announceNextResults('say');
    submittedUrl.current = url;
    startFilterNavigation();
    // One history entry per filter, not per typed letter.
    const isSameField = field !== null && field === lastField.current;
    lastField.current = field;
    startLoading(() =>
      isSameField ? router.replace(url, { scroll: false }) : router.push(url, { scroll: false }),
    );
  };

  return (
    <form ref={form} id={id} action={action} noValidate onSubmit={handleSubmit} className={className}>
      {isLoading && <ProgressLine />}
      {children}
      <div className="filter-foot">
        {footer}
        <Button
          type="submit"
          wide
          // Prevents blur: the focused field would apply its change, and this click would apply it again.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isLoading ? (
            <span key="loading" className="contents">
              <Spinner />
              {pendingLabel}
            </span>
          ) : (
            <span key="ready" className="contents">
              <span className="noscript:hidden">{label}</span>
              <span className="noscript:inline hidden">{noScriptLabel}</span>
            </span>
          )}
        </Button>
      </div>
    </form>
  );
}
