import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.ts';

const folder = path.join(root, 'docs/decisions');

export const decisionListPath = path.join(folder, 'README.md');

/** The decisions in `docs/decisions`, by number. `number` is 'D7' or 'D18a'. */
export const decisions = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const [, number = '', title = ''] = /^# (D\d+[a-z]?)\. (.+)$/m.exec(text) ?? [];
    return { name, text, number, title };
  })
  .sort((a, b) => a.name.localeCompare(b.name));

const start = '<!-- list: written by `node tests/architecture/write-decisions.ts` from docs/decisions -->';
const end = '<!-- end of list -->';

/** Returns `docs/decisions/README.md` with the current list of decisions. */
export function generateDecisionList(): string {
  const text = readFileSync(decisionListPath, 'utf8');
  const [before = '', rest = ''] = text.split(start);
  const [, after = ''] = rest.split(end);
  const rows = decisions.map(({ name, number, title }) => `| [${number}](${name}) | ${title} |`);
  return `${before}${start}\n\n| number | decision |\n|---|---|\n${rows.join('\n')}\n\n${end}${after}`;
}
