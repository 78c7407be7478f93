/** The result of every server action: the data, or one message and optional messages per field. */
export type ActionResult<T = null> = { ok: true; data: T } | ActionFailure;

type ActionFailure = {
  ok: false;
  message: string;
  fieldErrors?: Record<string, string> | undefined;
  /** A link to continue with, if no field can fix the error. */
  link?: ActionLink | undefined;
  /** The typed values, so that a form without JavaScript is shown again as submitted. */
  values?: Record<string, string> | undefined;
};

export type ActionLink = {
  href: string;
  label: string;
  /** So that the typed text in this tab is not lost. */
  opensNewTab?: boolean;
};

/** A successful result. */
export const succeed = <T>(data: T): ActionResult<T> => ({ ok: true, data });

/** A failed result with a message for the visitor. */
export const fail = (
  message: string,
  details: Omit<ActionFailure, 'ok' | 'message'> = {},
): ActionFailure => ({
  ok: false,
  message,
  ...details,
});

/** An expected error whose message is shown to the visitor. Any other error is unexpected and logged. */
export class UserError extends Error {
  readonly fieldErrors: Record<string, string> | undefined;
  readonly link: ActionLink | undefined;

  constructor(message: string, fieldErrors?: Record<string, string>, link?: ActionLink) {
    super(message);
    this.name = 'UserError';
    this.fieldErrors = fieldErrors;
    this.link = link;
  }
}
