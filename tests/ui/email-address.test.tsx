import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailAddress } from '@/components/ui/email-address';

test('an email address can wrap after @ and after each dot', () => {
  expect(renderToStaticMarkup(<EmailAddress>jo.baker@mail.example.com</EmailAddress>)).toContain(
    '>jo.<wbr/>baker@<wbr/>mail.<wbr/>example.<wbr/>com<wbr/><',
  );
});
