/** The largest amount of pay that is taken. */
export const highestAmount = 100_000_000;

const amountPattern = /^(-?)(\d{1,3}([,\s]\d{3})+|\d{1,9})?(\.\d*)?$/;

/**
 * An amount of money as people type it, to the cent: '18', '18.50', '$50,000', '50 000 €', also with
 * the full-width signs of an input method. Null is a blank, NaN what is no amount. '18,50' is none: it might be 18.50 or 1,850, so a comma or a space only stands before three digits.
 */
export function readAmount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(-?)\s*[$€£]\s*|\s*[$€£]$/g, '$1');
  if (plain === '') return null;
  if (!/\d/.test(plain) || !amountPattern.test(plain)) return Number.NaN;
  return Math.round(Number(plain.replace(/[,\s]/g, '')) * 100) / 100;
}
