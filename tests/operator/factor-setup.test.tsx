import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactorSetup } from '@/components/operator/factor-setup';

test('the QR code is black on white in dark colors too', () => {
  const address = 'otpauth://totp/Doorstep:ana@example.com?secret=ABCDEFGHIJKLMNOP&issuer=Doorstep';
  const markup = renderToStaticMarkup(<FactorSetup address={address} secret="ABCDEFGHIJKLMNOP" />);
  // The colors of the theme have no class for white.
  expect(markup).toMatch(/<svg[^>]*><rect width="(\d+)" height="\1" fill="white"><\/rect><path fill="black"/);
});
