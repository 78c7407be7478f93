import { expect, test } from 'vitest';
import { tagLabel } from '@/lib/employment/tag-label';

test.each([
  ['walk-to-work', 'Walk to work'],
  ['second-chance', 'Second chance'],
  ['p-and-l', 'P&L'],
  ['cpr', 'CPR'],
  ['cdl-a', 'CDL A'],
  ['wifi', 'WiFi'],
  ['cdl-class-a', 'CDL class A'],
  ['basic-html', 'Basic HTML'],
  ['it-support', 'IT support'],
  ['make-it-happen', 'Make it happen'],
  ['e-commerce', 'E-commerce'],
  ['ios', 'iOS'],
  ['c++', 'C++'],
  ['latte art', 'Latte art'],
  ['español', 'Español'],
  ['café--bar-', 'Café bar'],
  ['看護', '看護'],
])('displays the tag %s as %s', (tag, label) => {
  expect(tagLabel(tag)).toBe(label);
});
