import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorMessage } from '@/components/layout/error-message';
import { createStaleActionError } from '../forms/stale-action-error';

const renderHtml = (error: unknown) => renderToStaticMarkup(<ErrorMessage error={error} retry={() => {}} />);

test('shows the error id of the log, but not the error message', () => {
  const html = renderHtml(Object.assign(new Error('relation "jobs" does not exist'), { digest: '1234567' }));
  expect(html).toContain('<h1 class="text-3xl">Something went wrong</h1>');
  expect(html).toContain('1234567');
  expect(html).not.toContain('relation');
  expect(html).toContain('>Try again</button>');
  expect(html).toContain('href="/"');
});

test('requests a reload on a page from before a deployment', () => {
  const html = renderHtml(createStaleActionError());
  expect(html).toContain('<h1 class="text-3xl">This page was updated</h1>');
  expect(html).toContain('>Reload the page</button>');
  expect(html).not.toContain('Server Action');
});

test('shows no id for an error in the browser', () => {
  expect(renderHtml(new Error('x is undefined'))).not.toMatch(/Error id|undefined/);
});
