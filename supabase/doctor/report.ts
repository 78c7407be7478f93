import type { Finding } from './finding.ts';

/** One line per finding, followed by its fix; the last line has the counts. */
export function formatReport(findings: readonly Finding[]): string {
  const maxWidth = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(({ state, about, message, fix }) => {
    const line = `  ${state.padEnd(4)}  ${about.padEnd(maxWidth)}  ${message}`;
    return fix === undefined ? line : `${line}\n${' '.repeat(maxWidth + 10)}${fix}`;
  });
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${count('warn')} to check, ${count('fail')} failed`;
}

/** The failures as a message for a refused start; undefined if there are none. */
export function formatStartError(findings: readonly Finding[]): string | undefined {
  const failures = findings.filter(({ state }) => state === 'fail');
  if (failures.length === 0) return undefined;
  return `The site was not started:\n\n${failures.map(({ about, message, fix }) => `  ${about}: ${message}\n    ${fix}`).join('\n')}\n\n\`npm run doctor\` runs all checks.`;
}
