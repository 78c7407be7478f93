import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HiddenFields } from '@/components/forms/hidden-fields';

test('hidden fields contain each value once and omit blank values', () => {
  const markup = renderToStaticMarkup(
    <HiddenFields
      values={{ sort: 'date', view: null, place: '', page: 2, type: ['contract', 'temporary'] }}
    />,
  );
  expect(
    [...markup.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ).toEqual([
    ['sort', 'date'],
    ['page', '2'],
    ['type', 'contract'],
    ['type', 'temporary'],
  ]);
});
