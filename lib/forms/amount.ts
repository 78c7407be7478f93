/** The maximum amount of pay. */
export const maxAmount = 100_000_000;

const amountPattern = /^(-?)(\d{1,3}([,\s]\d{3})+|\d{1,9})?(\.\d*)?$/;

/**
 * An amount of money as people type it, to the cent: '18', '18.50', '$50,000', '50 000 €', also with full-width digits.
 * Null for a blank, NaN for an invalid amount. '18,50' is invalid because it could mean 18.50 or 1,850: a comma or
 * space must precede three digits.
 */
export function parseAmount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(-?)\s*[$€£]\s*|\s*[$€£]$/g, '$1');
  if (plain === '') return null;
  if (!/\d/.test(plain) || !amountPattern.test(plain)) return Number.NaN;
  return Math.round(Number(plain.replace(/[,\s]/g, '')) * 100) / 100;
}
