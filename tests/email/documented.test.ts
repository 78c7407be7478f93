import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composers } from '@/lib/scheduled-work/steps';

test('docs/emails.md lists every kind of email', () => {
  const rows = readFileSync('docs/emails.md', 'utf8').match(/^\| `[^|]*/gm) ?? [];
  const kinds = rows.join().match(/(?<=`)[a-z-]+(?=`)/g) ?? [];
  expect(kinds.toSorted()).toEqual(Object.keys(composers).toSorted());
});
