import { slugify } from '../../../lib/slug.ts';

/**
 * A place name reduced to letters and digits, so that spellings match: 'St. Louis' and 'Saint Louis', "O'Fallon" and 'O
 * Fallon', 'Winston-Salem' and 'Winston Salem', 'Mt. Vernon' and 'Mount Vernon'. The same rule as `public.place_key`.
 */
export function placeKey(name: string): string {
  return slugify(name.replaceAll(',', ' '))
    .split('-')
    .map((word) => shortWords[word] ?? word)
    .join('');
}

const shortWords: Record<string, string> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };

/** A source's name in today's spelling; null for a place that no longer exists. */
export function cleanName(name: string, stateCode: string): string | null {
  if (name.includes('(historical)')) return null;
  const plain = name
    .replace(/^Washington, D\.C\.$/, 'Washington')
    .replace(/^New York City$/, 'New York')
    .replace(/^The Bronx$/, 'Bronx')
    .replace(/ \(.*\)$/, '')
    .replace(/, [A-Z]{2}$/, '')
    .replace(/^City of /, '')
    .replace(/\bSt(?=[ -][A-Z])/g, 'St.')
    .replace(/\bSte(?=[ -][A-Z])/g, 'Ste.')
    .replace(/\bSaint(?= [A-Z])/g, 'St.')
    .replace(/\bSainte(?= [A-Z])/g, 'Ste.')
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/^O (?=[A-Z])/, "O'")
    .replace(/\b(Afb|Afs|Jber|Usaf|Nawc)\b/g, (word) => word.toUpperCase())
    .trim();
  return stateCode === 'HI' ? withoutOkinas(plain) : plain;
}

// The post office and most people write Hawaiian names without okinas and macrons.
const withoutOkinas = (name: string) =>
  name
    .replace(/[‘’ʻʼ`]/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
