/** The result of a check, and how to fix a problem. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; about: string; message: string; fix?: string };

export const ok = (about: string, message: string): Finding => ({ state: 'ok', about, message });

export const warn = (about: string, message: string, fix: string): Finding => ({
  state: 'warn',
  about,
  message,
  fix,
});

export const fail = (about: string, message: string, fix: string): Finding => ({
  state: 'fail',
  about,
  message,
  fix,
});

/** A failure on a public site, a warning on a local one. */
export const failIf = (isPublic: boolean, about: string, message: string, fix: string): Finding =>
  (isPublic ? fail : warn)(about, message, fix);

/** The reason for a failed request, in a few words. */
export function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no response in time';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause && cause.code ? String(cause.code) : cause.message;
  return error.message;
}
