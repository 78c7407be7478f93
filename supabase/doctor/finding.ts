/** What one look found, and what to do where it is not as it should be. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; about: string; says: string; todo?: string };

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says });

export const warn = (about: string, says: string, todo: string): Finding => ({
  state: 'warn',
  about,
  says,
  todo,
});

export const fail = (about: string, says: string, todo: string): Finding => ({
  state: 'fail',
  about,
  says,
  todo,
});

/** What fails on a site that people use is only worth a look on one's own machine. */
export const failIf = (isPublic: boolean, about: string, says: string, todo: string): Finding =>
  (isPublic ? fail : warn)(about, says, todo);

/** Why something could not be reached, in a few words. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown.name === 'TimeoutError') return 'no answer in time';
  const { cause } = thrown;
  if (cause instanceof Error) return 'code' in cause && cause.code ? String(cause.code) : cause.message;
  return thrown.message;
}
