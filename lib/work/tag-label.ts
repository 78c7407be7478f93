/** Words that people write with capitals of their own. */
const written = new Map(
  [
    'ACLS AWS B2B BLS CAD CDL CNA CNC CPR CRM CSS EKG EMT ERP ESL GED GIS HIPAA HR HTML HVAC IT LPN MIG OSHA PHP POS PTO',
    'QA RN SEO SQL TIG UI USPS UX XML iOS JavaScript QuickBooks TypeScript English Spanish',
  ]
    .join(' ')
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/**
 * A tag or skill as words: 'walk-to-work' is 'Walk to work', 'cdl-class-a' 'CDL class a', 'p-and-l' 'P&L', and 'e-commerce' keeps
 * its hyphen. What is stored stays as it is.
 */
export function tagLabel(tag: string): string {
  const letter = /^[etx]-(?=\p{L}{3})/u.exec(tag)?.[0] ?? '';
  const pair = /^(\p{L})-and-(\p{L})$/u.exec(tag);
  if (pair) return `${pair[1]}&${pair[2]}`.toUpperCase();
  const words = tag
    .slice(letter.length)
    .split(/[-\s]+/)
    .filter(Boolean);
  const text =
    letter + words.map((word, at) => (word === 'it' && at > 0 ? word : written.get(word)) ?? word).join(' ');
  // 'iOS' begins as it is written.
  return written.has(words[0] ?? '') && letter === '' ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
