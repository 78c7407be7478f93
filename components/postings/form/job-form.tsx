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
import { isEnterInField, PreventEnterSubmit } from '@/components/forms/prevent-enter-submit';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { FormAction } from '@/components/forms/use-submit';
import type { Tiles } from '@/components/map/tiles';
import { PlacePicker, type PlacePickerHandle } from '@/components/places/place-picker';
import { Button } from '@/components/ui/button';
import { ArrowRightIcon } from '@/components/ui/icons';
import { ArrowLeftIcon } from '@/components/ui/island-icons';
import { useIsHydrated } from '@/components/ui/use-browser-value';
import { currencyForCountry } from '@/lib/employment/currency';
import { placeLabel } from '@/lib/places/address-label';
import type { Place } from '@/lib/places/place';
import { getFormPlace } from '@/lib/postings/form-values';
import { type JobFormValues, parseFormData, toPlaceFields } from '@/lib/postings/job-form';
import { firstStepFields } from '@/lib/postings/job-form-fields';
import { UserError } from '@/lib/result';
import { jobForm as text } from '@/messages/postings/form';
import { FirstStep } from './first-step';
import { getFormPayWarning, getFormWarnings } from './form-warnings';
import { SecondStep } from './second-step';
import { StepHeading } from './step-heading';
import { WarningPanel } from './warning-panel';

export type Step = 1 | 2;

type JobFormProps<Data> = {
  action: FormAction<Data>;
  /** Shown if the server can't be reached. */
  failureMessage: string;
  initial: JobFormValues;
  initialStep?: Step;
  tiles: Tiles;
  /** Hidden fields with more arguments of the action. */
  hiddenFields: ReactNode;
  openUntilHint: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  /** The storage key of this tab's draft, for a form without a draft on the server. */
  draft?: string;
  onChange?: (form: JobFormValues, step: Step) => void;
  onSuccess: (data: Data) => void;
  /** Called after each unsuccessful submission. */
  onError?: (message: string) => void;
  /** Replaces the form after success, also without JavaScript. */
  renderSuccess: (data: Data) => ReactNode;
  /** More buttons beside the submit button. */
  actions?: ReactNode;
  /** True if the first step has a submit button too. */
  canSubmitFromFirstStep?: boolean;
};

/**
 * The posting form in two steps. Both are always in the DOM, so that each draft and submission contains all fields.
 * Without JavaScript both are visible.
 */
export function JobForm<Data>(props: JobFormProps<Data>) {
  const { action, failureMessage, initial, initialStep = 1, tiles, onChange, onSuccess } = props;
  const isHydrated = useIsHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const picker = useRef<PlacePickerHandle>(null);
  const [step, setStep] = useState<Step>(initialStep);
  const [attempts, setAttempts] = useState(0);
  const [isCheckingPlace, setIsCheckingPlace] = useState(false);
  const [place, setPlace] = useState<Place | null>(() => getFormPlace(initial));
  const [currentValues, setCurrentValues] = useState(initial);
  const lastSerialized = useRef('');

  const { state, formProps, draft, field, control, status, form, isPending } = useActionForm({
    schema: () => import('@/lib/postings/schema').then(({ jobSchema }) => jobSchema),
    action,
    failureMessage,
    initial: toTextValues(initial),
    draft: props.draft,
    keepsInput: true,
    beforeSend: async (data) => {
      // Geocodes a typed place. Sets its values here, because its fields change only with the next render.
      const resolved = await picker.current?.resolve();
      if (resolved?.ok === false) throw new UserError(resolved.message);
      if (!resolved) return data;
      const placeFields = { ...toPlaceFields(resolved.data), place: placeLabel(resolved.data) };
      for (const [name, value] of Object.entries(placeFields)) data.set(name, value);
      return data;
    },
    onSuccess,
  });

  /** Updates the draft and the warnings if the values or the step changed. */
  const handleFormChange = (nextStep: Step = step) => {
    if (!formProps.ref.current) return;
    const fields = parseFormData(new FormData(formProps.ref.current));
    const serialized = JSON.stringify([fields, nextStep]);
    if (serialized === lastSerialized.current) return;
    const isFirst = lastSerialized.current === '';
    lastSerialized.current = serialized;
    if (isFirst) return;
    setCurrentValues(fields);
    onChange?.(fields, nextStep);
  };
  const initialize = useEffectEvent(() => {
    form.register('location');
    form.setValue('location', initial.location);
    handleFormChange();
  });
  useEffect(() => initialize(), []);

  // Runs after the render, because the hidden field has the new place only then.
  const handlePlaceChange = useEffectEvent(() => handleFormChange());
  useEffect(() => {
    if (place) handlePlaceChange();
  }, [place]);

  const choosePlace = (chosen: Place) => {
    setPlace(chosen);
    form.setValue('location', JSON.stringify(chosen), { shouldValidate: true });
    // The currency follows the country (specification, section 9). A currency that was chosen by hand stays if the old
    // and the new country have the same one.
    const currency = currencyForCountry(chosen.address.country);
    if (currency !== currencyForCountry(place?.address.country ?? '')) form.setValue('currency', currency);
  };

  const goTo = (nextStep: Step) => {
    setStep(nextStep);
    handleFormChange(nextStep);
  };
  // The browser's Back button goes from the second step to the first.
  const handlePopState = useEffectEvent((state: unknown) => {
    const nextStep = isSecondStep(state) ? 2 : 1;
    if (nextStep !== step) goTo(nextStep);
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => handlePopState(event.state);
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
  const goBack = () => (isSecondStep(window.history.state) ? window.history.back() : goTo(1));
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const handleContinue = async () => {
    if (isCheckingPlace) return;
    setIsCheckingPlace(true);
    const resolved = await picker.current?.resolve();
    const isValid = await form.trigger([...firstStepFields]);
    setIsCheckingPlace(false);
    if (isValid && resolved?.ok) {
      window.history.pushState({ jobStep: 2 }, '');
      goTo(2);
    } else setAttempts((count) => count + 1);
  };

  const handleError = useEffectEvent(() => {
    if (state?.ok === false) props.onError?.(state.message);
  });
  useEffect(() => {
    if (state) handleError();
  }, [state]);

  // A failed submission shows the step that has the first error.
  const firstStepProblems = firstStepFields.flatMap((name) => {
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

  // Enter in a field continues to the second step. It never posts the job.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isEnterInField(event)) return;
    event.preventDefault();
    if (step === 1) void handleContinue();
  };

  if (state?.ok) return props.renderSuccess(state.data);
  const values = state?.ok === false ? state.values : undefined;
  const getList = (name: 'schedule' | 'benefits' | 'tags') =>
    values?.[name]?.split(',').filter(Boolean) ?? initial[name];
  const hasAttempted = attempts > 0 || status.attempt > 0;
  const problems = step === 1 && isHydrated ? (hasAttempted ? firstStepProblems : []) : status.problems;
  const submitButton = {
    pendingLabel: props.pendingLabel,
    isPending,
    onMouseDown: preventFocusLoss,
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
        handleFormChange();
      }}
      onChange={() => handleFormChange()}
      className="grid max-w-3xl gap-6"
    >
      <PreventEnterSubmit />
      {props.hiddenFields}
      <FormStatus {...status} problems={problems} attempt={status.attempt + attempts} />
      <DraftNotice draft={draft} />
      <section aria-labelledby="first-step" className={step === 1 ? '' : 'hidden noscript:block'}>
        <StepHeading
          ref={step === 1 ? heading : undefined}
          id="first-step"
          step={1}
          title={text.firstStepTitle}
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
              hint={text.locationHint}
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
            onMouseDown={preventFocusLoss}
            onClick={handleContinue}
            // A click does nothing before hydration.
            disabled={!isHydrated}
            aria-disabled={isCheckingPlace || undefined}
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
          title={text.secondStepTitle}
        />
        <SecondStep
          field={field}
          control={control}
          lists={{ schedule: getList('schedule'), benefits: getList('benefits'), tags: getList('tags') }}
          pay={{
            hasTips: values ? values.hasTips === 'on' : initial.hasTips,
            warning: getFormPayWarning(currentValues),
            onPeriod: (period) => {
              form.setValue('period', period, { shouldValidate: true });
              handleFormChange();
            },
          }}
          openUntilHint={props.openUntilHint}
          // Delayed, because the hidden fields of a list change only with the next render.
          onListChange={() => setTimeout(handleFormChange, 0)}
        />
        <div className="mt-8 grid gap-5">
          <WarningPanel warnings={getFormWarnings(currentValues)} />
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
 * Keeps the focus in the field on mouse down. Blurring a field validates it, and an error message would move the button
 * away before the mouse is released.
 */
const preventFocusLoss = (event: MouseEvent) => event.preventDefault();

const isSecondStep = (state: unknown) =>
  typeof state === 'object' && state !== null && 'jobStep' in state && state.jobStep === 2;

/** The values without lists and checkboxes. */
function toTextValues({ schedule: _s, benefits: _b, tags: _t, hasTips: _h, ...texts }: JobFormValues) {
  return texts;
}
