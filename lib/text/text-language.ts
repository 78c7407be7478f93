import 'server-only';
import { language as pageLanguage } from '@/messages/locale';
import { stopWords } from './stop-words';

/**
 * The language that somebody wrote a text in (BCP 47), for who has it read aloud; undefined where that is the page's own, or not certain:
 * to say nothing is better than to say it wrong (D82). A script that one language has tells it at one word, Latin letters by
 * the small words of a sentence or two.
 */
export function textLanguage(text: string): string | undefined {
  const letters =
    text
      .normalize('NFC')
      .match(/\p{Letter}/gu)
      ?.join('') ?? '';
  const script = scripts.find(({ letter }) => shareOf(letters, letter) > mostlyOne);
  const language = script ? script.languageOf(letters) : latinLanguage(text, letters);
  return language === pageLanguage ? undefined : language;
}

/** The attributes of an element that has such a text: nothing where nothing is certain. */
export function languageAttributes(text: string): { lang?: string; dir?: 'auto' } {
  const lang = textLanguage(text);
  return lang ? { lang, dir: 'auto' } : {};
}

/** A name of a company or a tool in other letters is no other language. */
const mostlyOne = 0.65;

const shareOf = (letters: string, letter: RegExp) =>
  (letters.match(letter)?.length ?? 0) / (letters.length || 1);

const always = (language: string) => () => language;

const scripts: { letter: RegExp; languageOf: (letters: string) => string | undefined }[] = [
  { letter: /\p{Script=Hangul}/gu, languageOf: always('ko') },
  {
    letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    languageOf: (letters) => {
      if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters)) return 'ja';
      // A Japanese title may be without kana; a sentence is not.
      return letters.length >= 8 ? 'zh' : undefined;
    },
  },
  {
    letter: /\p{Script=Cyrillic}/gu,
    languageOf: (letters) => {
      const [isUkrainian, isRussian] = [/[їє]/iu.test(letters), /[ыэё]/iu.test(letters)];
      // Serbian, Macedonian, Belarusian, Kazakh.
      if (isUkrainian === isRussian || /[јљњћђџѓќѕўәғқңөұүһ]/iu.test(letters)) return undefined;
      if (isUkrainian) return 'uk';
      return /і/iu.test(letters) ? undefined : 'ru';
    },
  },
  {
    letter: /\p{Script=Arabic}/gu,
    languageOf: (letters) => {
      if (/[ٹڈڑںےھہ]/u.test(letters)) return 'ur';
      // Kurdish, Pashto, Uyghur.
      if (/[ەێۆڵڕېۍټډړښڼۇۈ]/u.test(letters)) return undefined;
      if (/[پچژگ]/u.test(letters)) return 'fa';
      return /[ةىأإ]/u.test(letters) ? 'ar' : undefined;
    },
  },
  { letter: /\p{Script=Hebrew}/gu, languageOf: always('he') },
  { letter: /\p{Script=Greek}/gu, languageOf: always('el') },
  { letter: /\p{Script=Thai}/gu, languageOf: always('th') },
  { letter: /\p{Script=Armenian}/gu, languageOf: always('hy') },
  { letter: /\p{Script=Georgian}/gu, languageOf: always('ka') },
  { letter: /\p{Script=Khmer}/gu, languageOf: always('km') },
  { letter: /\p{Script=Lao}/gu, languageOf: always('lo') },
  { letter: /\p{Script=Gujarati}/gu, languageOf: always('gu') },
  { letter: /\p{Script=Gurmukhi}/gu, languageOf: always('pa') },
  { letter: /\p{Script=Tamil}/gu, languageOf: always('ta') },
  { letter: /\p{Script=Telugu}/gu, languageOf: always('te') },
  // Hindi or Marathi, Bengali or Assamese: a word is not enough.
  {
    letter: /\p{Script=Devanagari}/gu,
    languageOf: (letters) => (letters.length < 12 || /ळ/u.test(letters) ? undefined : 'hi'),
  },
  {
    letter: /\p{Script=Bengali}/gu,
    languageOf: (letters) => (letters.length < 12 || /[ৰৱ]/u.test(letters) ? undefined : 'bn'),
  },
];

const fewestWords = 3;
const leastShare = 0.2;
const clearly = 1.5;

/** By how many of its words are the small ones of a language, and few those of any other. */
function latinLanguage(text: string, letters: string): string | undefined {
  // Letters with two marks, and ơ and ư, are of no other language.
  if (shareOf(letters, /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/giu) > 0.08) return 'vi';
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{Letter}+/gu) ?? [];
  const [first, second] = Object.entries(stopWords)
    .map(([language, known]) => {
      const met = words.filter((word) => known.has(word));
      return { language, count: met.length, weight: met.reduce((sum, word) => sum + weightOf(word), 0) };
    })
    .sort((one, other) => other.weight - one.weight);
  if (!first || !second || first.count < fewestWords || first.count < words.length * leastShare)
    return undefined;
  return first.weight >= second.weight * clearly ? first.language : undefined;
}

/** A word that is said in four languages says a quarter of each. */
const weightOf = (word: string) => 1 / Object.values(stopWords).filter((known) => known.has(word)).length;
