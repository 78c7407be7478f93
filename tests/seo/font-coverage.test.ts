import { expect, test } from 'vitest';
import { coveredByFont } from '@/components/seo/font-coverage';

test.each([
  ['Night Baker', 'Night Baker'],
  ["Joe's Café & Grill / 24h", "Joe's Café & Grill / 24h"],
  ['Đầu bếp phở', 'Đầu bếp phở'],
  ['Повар', 'Повар'],
  ['Cafe\u0301', 'Café'],
  ['🍕 Pizza Chef 👩‍🍳', 'Pizza Chef'],
  ['Chef™ ® © \u0007wanted', 'Chef wanted'],
  ['Chef 厨师', 'Chef'],
  ['料理人 (Chef)', '(Chef)'],
])('%s is drawn as %s', (text, shown) => {
  expect(coveredByFont(text)).toBe(shown);
});

test.each(['看護師', '🎉🎉', 'مطبخ', 'रसोइया चाहिए', '寿司職人さん募集 AM', '', ' '])(
  '%s is not drawn',
  (text) => {
    expect(coveredByFont(text)).toBeNull();
  },
);
