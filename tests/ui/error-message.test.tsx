import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorMessage } from '@/components/layout/error-message';
import { oldPageError } from '../forms/old-page-error';

const htmlOf = (error: unknown) => renderToStaticMarkup(<ErrorMessage error={error} retry={() => {}} />);

test('a fault is told by the number that the log has, never by what threw it', () => {
  const html = htmlOf(Object.assign(new Error('relation "jobs" does not exist'), { digest: '1234567' }));
  expect(html).toContain('<h1 class="text-3xl">Something went wrong</h1>');
  expect(html).toContain('1234567');
  expect(html).not.toContain('relation');
  expect(html).toContain('>Try again</button>');
  expect(html).toContain('href="/"');
});

test('a page from before a deployment is to be reloaded', () => {
  const html = htmlOf(oldPageError());
  expect(html).toContain('<h1 class="text-3xl">This page was updated</h1>');
  expect(html).toContain('>Reload the page</button>');
  expect(html).not.toContain('Server Action');
});

test('a fault of the browser’s own has no number', () => {
  expect(htmlOf(new Error('x is undefined'))).not.toMatch(/Error id|undefined/);
});
