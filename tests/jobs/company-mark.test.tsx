import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompanyMark } from '@/components/jobs/company-mark';

test.each([
  ['“Casa” Tacos', 'C'],
  ['¡Hola!', 'H'],
  ['24 Hour Gym', '2'],
  ['élan', 'É'],
  ['!!!', '?'],
])('the mark of %j without a logo is %j', (name, initial) => {
  expect(renderToStaticMarkup(<CompanyMark company={{ name, logo: null }} />)).toContain(
    `>${initial}</span>`,
  );
});
