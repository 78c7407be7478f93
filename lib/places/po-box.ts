/** Whether a street is a post office box: 'PO Box 12', 'P.O. Box 12', 'POB 12'. The same rule as `is_po_box` in SQL. */
export const isPoBox = (street: string): boolean =>
  /^\s*(?:p\.?\s*o\.?|post\s+office)\s*b(?:ox(?![a-z])|\.?\s*#?\d)/i.test(street);
