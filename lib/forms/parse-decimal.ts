/** A plain decimal number, full-width digits included; NaN for anything else, including '', '0x10' and '1e3'. */
export function parseDecimal(text = ''): number {
  const plain = text.normalize('NFKC');
  return /^[+-]?(\d{1,9}(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
