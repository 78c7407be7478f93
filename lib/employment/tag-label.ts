/** Words that people write with capitals of their own. */
const written = new Map(
  [
    'ABA ACLS ADL ALS ASE AWS B2B BLS CAD CDA CDL CNA CNC CPR CRM CSS DOT EKG EMR EMT EPA ERP ESL GAAP GED GIS HIPAA HR',
    'HTML HVAC IEP IT LPN MIG MSW NMLS OSHA PHP PLC PMS POS PTCB PTO PV QA RBT RF RN SEO SQL TIG UI USPS UX WiFi XML iOS',
    'JavaScript QuickBooks TypeScript English Spanish',
  ]
    .join(' ')
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/**
 * A tag or skill as words: 'walk-to-work' is 'Walk to work', 'cdl-class-a' 'CDL class A', 'p-and-l' 'P&L', and 'e-commerce' keeps
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
  const text = letter + words.map(asWritten).join(' ');
  // 'iOS' begins as it is written.
  return written.has(words[0] ?? '') && letter === '' ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A letter at the end is a class or a grade; 'it' is information technology only where it begins. */
function asWritten(word: string, at: number, words: string[]): string {
  if (at > 0 && at === words.length - 1 && /^\p{L}$/u.test(word)) return word.toUpperCase();
  return (word === 'it' && at > 0 ? word : written.get(word)) ?? word;
}
