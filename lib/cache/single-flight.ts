import 'server-only';

/** Runs work that is asked for again while it runs only once: whoever asks meanwhile gets the same answer, or the same fault. */
export function singleFlight<Answer>(): (key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const answer = work().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
