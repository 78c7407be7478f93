import { familyNames, nameWords, streetNames } from '../../supabase/seed/demo/words.ts';
import { createRandom, seedOf } from '../../supabase/seed/random.ts';

/** A posting's words, and what of them is its employer's own. */
export type Text = { title: string; company: string; city: string; description: string };

/** A copy of a text as somebody else posts it. */
export type Disguise = (text: Text, index: number) => string;

const things = (
  'walk-in cooler, front window, back kitchen, loading dock, parking lot, pickup truck, forklift, tablet, bread oven, ' +
  'dish pit, tool shed, bike rack, stroller, garden bed, paint booth, reading room, cash drawer, radio, coffee cart, wood stove'
).split(', ');
const people = (
  'my sister, the owner, our oldest cook, a retired teacher, two brothers, the night crew, our neighbors, a small family, ' +
  'the morning team, three friends, my father, the shop dog, our bookkeeper, the day manager, a former customer'
).split(', ');
const doings = (
  'painted, bought, moved, fixed, opened, closed for a week, doubled, cleaned out, gave away, planned, measured, insured, ' +
  'carried, built, saved for, named, rented, borrowed, labeled, lost'
).split(', ');

/** Four sentences that hardly anybody else writes; the same for the same seed. */
export function ownWords(seed: string): string {
  const random = createRandom(seedOf(seed, 1));
  const { pick, int } = random;
  return [
    `In ${int(1962, 2025)} ${pick(people)} ${pick(doings)} the ${pick(things)} that ${pick(familyNames)} had left on ${pick(streetNames)}.`,
    `${pick(people)} ${pick(doings)} a ${pick(things)} for ${int(11, 98)} guests, and ${pick(people)} still talks of it.`,
    `Come through the gate beside ${pick(nameWords)}, ask for ${pick(familyNames)}, and mind the ${pick(things)}.`,
    `Last ${pick(['spring', 'summer', 'fall', 'winter'])} we ${pick(doings)} ${int(3, 60)} ${pick(nameWords)} boxes with ${pick(people)} near the ${pick(things)}.`,
  ].join(' ');
}

/** Postings of strangers who write some sentences of their own. */
export const honestTexts = (texts: readonly Text[]): string[] =>
  texts.map(({ description }, index) => `${description}\n\n${ownWords(`stranger ${index}`)}`);

const lookAlikes: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с' };
const other = (index: number) => ownWords(`other ${index}`).split('. ');
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);

/** How people make a copy look like their own. */
export const disguises: Readonly<Record<string, Disguise>> = {
  'as it is': ({ description }) => description,
  'spaced and capitalized otherwise': ({ description }) =>
    description.toUpperCase().replace(/\n+/g, ' ').replace(/[.,]/g, ' !'),
  'look-alike letters': ({ description }) =>
    description.replace(/[aeopc]/g, (letter) => lookAlikes[letter] ?? letter),
  'a sentence more': ({ description }, index) => `${description} ${other(index)[0]}.`,
  'a sentence less': ({ description }) => sentences(description).slice(0, -1).join(' '),
  'another company’s name': ({ description, company }, index) =>
    description.replaceAll(company, `${familyNames[index % familyNames.length]} Staffing`),
  'another company and city': ({ description, company, city }, index) =>
    description
      .replaceAll(company, `${familyNames[index % familyNames.length]} Staffing`)
      .replace(new RegExp(city.replaceAll('-', ' '), 'gi'), `${nameWords[index % nameWords.length]}`),
  'five other words': ({ description }, index) =>
    description
      .split(' ')
      .map((word, at, all) => (at % Math.ceil(all.length / 5) === 3 ? `swap${index}` : word))
      .join(' '),
  'sentences in another order': ({ description }) => sentences(description).toReversed().join(' '),
  'its first half, and another’s end': ({ description }, index) => {
    const all = sentences(description);
    return [...all.slice(0, Math.ceil(all.length / 2)), ...other(index)].join(' ');
  },
};
