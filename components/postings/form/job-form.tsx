'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { DraftNotice } from '@/components/forms/draft-notice';
import { FormStatus } from '@/components/forms/form-status';
import { isEnterInField, NoEnter } from '@/components/forms/no-enter';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { FormAction } from '@/components/forms/use-submit';
import type { Tiles } from '@/components/map/tiles';
import { PlacePicker, type PlacePickerHandle } from '@/components/places/place-picker';
import { Button } from '@/components/ui/button';
import { ArrowRightIcon } from '@/components/ui/icons';
import { ArrowLeftIcon } from '@/components/ui/island-icons';
import { useIsLive } from '@/components/ui/use-browser-value';
import { currencyOf } from '@/lib/employment/currency';
import { placeLabel } from '@/lib/places/address-label';
import type { Place } from '@/lib/places/place';
import { placeOf } from '@/lib/postings/form-values';
import { type JobFormValues, placeTexts, readJobForm } from '@/lib/postings/job-form';
import { firstStep } from '@/lib/postings/job-form-fields';
import { Refusal } from '@/lib/result';
import { jobForm as text } from '@/messages/postings/form';
import { FirstStep } from './first-step';
import { formPayQuestion, formWarnings } from './form-warnings';
import { SecondStep } from './second-step';
import { StepHeading } from './step-heading';
import { WarningPanel } from './warning-panel';

export type Step = 1 | 2;

type JobFormProps<Data> = {
  action: FormAction<Data>;
  /** The sentence for a server that cannot be reached. */
  failed: string;
  initial: JobFormValues;
  initialStep?: Step;
  tiles: Tiles;
  /** What the action needs to know beside the fields: hidden fields. */
  hidden: ReactNode;
  openUntilHint: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  /** The form's draft in this tab, for a form that keeps none in the account. */
  draft?: string;
  onChange?: (form: JobFormValues, step: Step) => void;
  onSuccess: (data: Data) => void;
  /** Hears each answer that is no success. */
  onRefused?: (message: string) => void;
  /** What replaces the form afterwards, without JavaScript too. */
  done: (data: Data) => ReactNode;
  /** More buttons beside the one that sends. */
  actions?: ReactNode;
  /** Whether the first step can send the form, too. */
  canSubmitFromFirstStep?: boolean;
};

/**
 * A posting in two steps. Both are always in the form, so that Back loses nothing and a draft is one reading of it; without
 * JavaScript both are shown and sent together.
 */
export function JobForm<Data>(props: JobFormProps<Data>) {
  const { action, failed, initial, initialStep = 1, tiles, onChange, onSuccess } = props;
  const isLive = useIsLive();
  const heading = useRef<HTMLHeadingElement>(null);
  const picker = useRef<PlacePickerHandle>(null);
  const [step, setStep] = useState<Step>(initialStep);
  const [tries, setTries] = useState(0);
  const [isLooking, setIsLooking] = useState(false);
  const [place, setPlace] = useState<Place | null>(() => placeOf(initial));
  const [noted, setNoted] = useState(initial);
  const lastNoted = useRef('');

  const { state, formProps, draft, field, control, status, form, isPending } = useActionForm({
    schema: () => import('@/lib/postings/schema').then(({ jobSchema }) => jobSchema),
    action,
    failed,
    initial: textsOf(initial),
    draft: props.draft,
    keepsTyped: true,
    beforeSend: async (data) => {
      // What was typed as the place may not have been looked up yet. The fields follow by one rendering.
      const found = await picker.current?.resolve();
      if (found?.ok === false) throw new Refusal(found.message);
      if (!found) return data;
      const texts = { ...placeTexts(found.data), place: placeLabel(found.data) };
      for (const [name, text] of Object.entries(texts)) data.set(name, text);
      return data;
    },
    onSuccess,
  });

  /** Reads the form after a change: for the draft and for the warnings. */
  const note = (next: Step = step) => {
    if (!formProps.ref.current) return;
    const fields = readJobForm(new FormData(formProps.ref.current));
    const written = JSON.stringify([fields, next]);
    if (written === lastNoted.current) return;
    const isFirst = lastNoted.current === '';
    lastNoted.current = written;
    if (isFirst) return;
    setNoted(fields);
    onChange?.(fields, next);
  };
  const start = useEffectEvent(() => {
    form.register('location');
    form.setValue('location', initial.location);
    note();
  });
  useEffect(() => start(), []);

  // The hidden field has the place only after the rendering that it causes.
  const placeChanged = useEffectEvent(() => note());
  useEffect(() => {
    if (place) placeChanged();
  }, [place]);

  const choosePlace = (chosen: Place) => {
    setPlace(chosen);
    form.setValue('location', JSON.stringify(chosen), { shouldValidate: true });
    const before = place?.address.country ?? '';
    // Section 9: the currency goes with the country, until somebody says otherwise.
    if (currencyOf(before) !== currencyOf(chosen.address.country))
      form.setValue('currency', currencyOf(chosen.address.country));
  };

  const goTo = (next: Step) => {
    setStep(next);
    note(next);
  };
  // The browser's Back leads from the second step to the first, as the button does.
  const onHistory = useEffectEvent((state: unknown) => {
    const next = isSecondStep(state) ? 2 : 1;
    if (next !== step) goTo(next);
  });
  useEffect(() => {
    const listen = ({ state: to }: PopStateEvent) => onHistory(to);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
  const goBack = () => (isSecondStep(window.history.state) ? window.history.back() : goTo(1));
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const goOn = async () => {
    if (isLooking) return;
    setIsLooking(true);
    const found = await picker.current?.resolve();
    const isValid = await form.trigger([...firstStep]);
    setIsLooking(false);
    if (isValid && found?.ok) {
      window.history.pushState({ jobStep: 2 }, '');
      goTo(2);
    } else setTries((count) => count + 1);
  };

  const heard = useEffectEvent(() => {
    if (state?.ok === false) props.onRefused?.(state.message);
  });
  useEffect(() => {
    if (state) heard();
  }, [state]);

  // An error is shown on the step that can mend it.
  const firstStepProblems = firstStep.flatMap((name) => {
    const { id, error } = field(name);
    return error ? [{ fieldId: id, message: error }] : [];
  });
  const showStepOfError = useEffectEvent(() => {
    if (firstStepProblems.length > 0) setStep(1);
    else if (status.problems.length > 0) setStep(2);
  });
  useEffect(() => {
    if (status.attempt > 0) showStepOfError();
  }, [status.attempt]);

  // Enter goes on to the second step, and never publishes.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isEnterInField(event)) return;
    event.preventDefault();
    if (step === 1) void goOn();
  };

  if (state?.ok) return props.done(state.data);
  const values = state?.ok === false ? state.values : undefined;
  const listOf = (name: 'schedule' | 'benefits' | 'tags') =>
    values?.[name]?.split(',').filter(Boolean) ?? initial[name];
  const hasTried = tries > 0 || status.attempt > 0;
  const problems = step === 1 && isLive ? (hasTried ? firstStepProblems : []) : status.problems;
  const submitButton = {
    pending: props.pendingLabel,
    isPending,
    onMouseDown: keepFocus,
    size: 'lg',
    wide: 'phone',
    children: props.submitLabel,
  } as const;

  return (
    <form
      {...formProps}
      onKeyDown={onKeyDown}
      onInput={(event) => {
        formProps.onInput(event);
        note();
      }}
      onChange={() => note()}
      className="grid max-w-3xl gap-6"
    >
      <NoEnter />
      {props.hidden}
      <FormStatus {...status} problems={problems} attempt={status.attempt + tries} />
      <DraftNotice draft={draft} />
      <section aria-labelledby="first-step" className={step === 1 ? '' : 'hidden noscript:block'}>
        <StepHeading
          ref={step === 1 ? heading : undefined}
          id="first-step"
          step={1}
          title={text.basicInformation}
        />
        <FirstStep
          field={field}
          control={control}
          place={
            <PlacePicker
              id={field('location').id}
              ref={picker}
              value={place}
              onChange={choosePlace}
              tiles={tiles}
              name="location"
              streetName="street"
              defaultStreet={values?.street ?? initial.street}
              pinName="pin"
              isPinSet={(values?.pin ?? initial.pin) === 'set'}
              textName="place"
              label={text.location}
              hint={text.whereTheWorkIsAn}
              defaultText={values?.place ?? (place ? placeLabel(place) : '')}
              error={field('location').error}
            />
          }
        />
        <div className="mt-8 flex flex-wrap justify-end gap-3 noscript:hidden">
          {props.canSubmitFromFirstStep && <SubmitButton {...submitButton} variant="secondary" />}
          <Button
            size="lg"
            wide="phone"
            onMouseDown={keepFocus}
            onClick={goOn}
            // Before the page's code is there a press would do nothing, and not say so.
            disabled={!isLive}
            aria-disabled={isLooking || undefined}
          >
            {text.continue} <ArrowRightIcon />
          </Button>
        </div>
      </section>
      <section aria-labelledby="second-step" className={step === 2 ? '' : 'hidden noscript:block'}>
        <StepHeading
          ref={step === 2 ? heading : undefined}
          id="second-step"
          step={2}
          title={text.additionalInformation}
        />
        <SecondStep
          field={field}
          control={control}
          lists={{ schedule: listOf('schedule'), benefits: listOf('benefits'), tags: listOf('tags') }}
          pay={{
            hasTips: values ? values.hasTips === 'on' : initial.hasTips,
            question: formPayQuestion(noted),
            onPeriod: (period) => {
              form.setValue('period', period, { shouldValidate: true });
              note();
            },
          }}
          openUntilHint={props.openUntilHint}
          // The hidden fields of a list follow its words by one rendering.
          onListChange={() => setTimeout(note, 0)}
        />
        <div className="mt-8 grid gap-5">
          <WarningPanel warnings={formWarnings(noted)} />
          <div className="flex flex-wrap gap-3 sm:justify-between">
            <Button
              variant="secondary"
              size="lg"
              onClick={goBack}
              className="noscript:hidden max-sm:order-last max-sm:w-full"
            >
              <ArrowLeftIcon /> {text.back}
            </Button>
            <div className="flex flex-wrap gap-3 max-sm:w-full">
              {props.actions}
              <SubmitButton {...submitButton} />
            </div>
          </div>
        </div>
      </section>
    </form>
  );
}

/**
 * A field that loses the focus to the mouse is checked at once, and what it then says moves the button from under the
 * pointer before it is released. So a press leaves the focus where it is.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const isSecondStep = (state: unknown) =>
  typeof state === 'object' && state !== null && 'jobStep' in state && state.jobStep === 2;

/** The fields that hold one text. */
function textsOf({ schedule: _s, benefits: _b, tags: _t, hasTips: _h, ...texts }: JobFormValues) {
  return texts;
}
