/** What every server action answers: the data, or one sentence for the person and, where it helps, one per field. */
export type ActionResult<T = null> = { ok: true; data: T } | ActionFailure;

type ActionFailure = {
  ok: false;
  message: string;
  fieldErrors?: Record<string, string> | undefined;
  /** Where to go on, when no field can mend it. */
  way?: Way | undefined;
  /** What was typed, so that a form without JavaScript is shown again as it was left. */
  values?: Record<string, string> | undefined;
};

/** A link with its words. */
export type Way = {
  href: string;
  label: string;
  /** Where what was typed waits in this one. */
  isInOtherTab?: boolean;
};

/** Wraps data into a success. */
export const succeed = <T>(data: T): ActionResult<T> => ({ ok: true, data });

/** Wraps a sentence for the person into a failure. */
export const fail = (message: string, rest: Omit<ActionFailure, 'ok' | 'message'> = {}): ActionFailure => ({
  ok: false,
  message,
  ...rest,
});

/** An expected refusal with a sentence that may be shown to whoever caused it; anything else thrown is a fault. */
export class Refusal extends Error {
  readonly fieldErrors: Record<string, string> | undefined;
  readonly way: Way | undefined;

  constructor(message: string, fieldErrors?: Record<string, string>, way?: Way) {
    super(message);
    this.name = 'Refusal';
    this.fieldErrors = fieldErrors;
    this.way = way;
  }
}
