/** A plain decimal number, full-width digits too; NaN for everything else, also for what JavaScript would take ('', '0x10', '1e3'). */
export function plainNumber(text = ''): number {
  const plain = text.normalize('NFKC');
  return /^[+-]?(\d{1,9}(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
