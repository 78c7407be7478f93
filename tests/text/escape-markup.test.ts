import { expect, test } from 'vitest';
import { escapeMarkup } from '@/lib/text/escape-markup';

test('escapeMarkup escapes text and attributes for HTML and XML, and removes characters that XML forbids', () => {
  expect(escapeMarkup(`<b title="x">Mom's & Pop's</b>\u0000\u0008\ud800 ☕`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Mom&#39;s &amp; Pop&#39;s&lt;/b&gt; ☕',
  );
});
