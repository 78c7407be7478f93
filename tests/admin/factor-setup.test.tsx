import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactorSetup } from '@/components/admin/factor-setup';

test('the QR code is black on white in every theme', () => {
  const address = 'otpauth://totp/Doorstep:ana@example.com?secret=ABCDEFGHIJKLMNOP&issuer=Doorstep';
  const markup = renderToStaticMarkup(<FactorSetup address={address} secret="ABCDEFGHIJKLMNOP" />);
  // Fixed colors instead of classes, whose colors depend on the theme.
  expect(markup).toMatch(/<svg[^>]*><rect width="(\d+)" height="\1" fill="white"><\/rect><path fill="black"/);
});
