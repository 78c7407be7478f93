/** Words with their usual capitals. */
const spellings = new Map(
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
 * A tag or skill as text: 'walk-to-work' is 'Walk to work', 'cdl-class-a' 'CDL class A', 'p-and-l' 'P&L'; 'e-commerce'
 * keeps its hyphen. Only for display.
 */
export function tagLabel(tag: string): string {
  const prefix = /^[etx]-(?=\p{L}{3})/u.exec(tag)?.[0] ?? '';
  const pair = /^(\p{L})-and-(\p{L})$/u.exec(tag);
  if (pair) return `${pair[1]}&${pair[2]}`.toUpperCase();
  const words = tag
    .slice(prefix.length)
    .split(/[-\s]+/)
    .filter(Boolean);
  const text = prefix + words.map(toSpelling).join(' ');
  // 'iOS' stays lower-case at the beginning.
  return spellings.has(words[0] ?? '') && prefix === '' ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A single last letter is a class or grade and is capitalized. 'it' means information technology only as the first
 * word.
 */
function toSpelling(word: string, index: number, words: string[]): string {
  if (index > 0 && index === words.length - 1 && /^\p{L}$/u.test(word)) return word.toUpperCase();
  return (word === 'it' && index > 0 ? word : spellings.get(word)) ?? word;
}
