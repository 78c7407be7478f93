import { expect, test } from 'vitest';
import { toSupportedText } from '@/components/seo/font-coverage';

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
])('renders %s as %s', (text, shown) => {
  expect(toSupportedText(text)).toBe(shown);
});

test.each(['看護師', '🎉🎉', 'مطبخ', 'रसोइया चाहिए', '寿司職人さん募集 AM', '', ' '])(
  'does not render %s',
  (text) => {
    expect(toSupportedText(text)).toBeNull();
  },
);
