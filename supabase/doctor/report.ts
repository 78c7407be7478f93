import type { Finding } from './finding.ts';

/** One line for each finding, and below it what to do; the last line counts them. */
export function report(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(({ state, about, says, todo }) => {
    const line = `  ${state.padEnd(4)}  ${about.padEnd(widest)}  ${says}`;
    return todo === undefined ? line : `${line}\n${' '.repeat(widest + 10)}${todo}`;
  });
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} failed`;
}

/** The same sentences for a start that is refused; undefined where nothing fails. */
export function refusal(findings: readonly Finding[]): string | undefined {
  const faults = findings.filter(({ state }) => state === 'fail');
  if (faults.length === 0) return undefined;
  return `The site was not started:\n\n${faults.map(({ about, says, todo }) => `  ${about}: ${says}\n    ${todo}`).join('\n')}\n\nnpm run doctor looks at everything.`;
}
