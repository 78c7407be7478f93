import 'server-only';
import { language as pageLanguage } from '@/messages/locale';
import { stopWords } from './stop-words';

/**
 * The language of a text (BCP 47), for screen readers; undefined if it is the page's own or uncertain, because a wrong
 * language is worse than none (D82). A script used by one language needs one word; Latin text needs the stop words of a
 * sentence or two.
 */
export function detectLanguage(text: string): string | undefined {
  const letters =
    text
      .normalize('NFC')
      .match(/\p{Letter}/gu)
      ?.join('') ?? '';
  const script = scripts.find(({ letter }) => getShare(letters, letter) > minScriptShare);
  const language = script ? script.detect(letters) : detectLatinLanguage(text, letters);
  return language === pageLanguage ? undefined : language;
}

/** The `lang` and `dir` attributes of an element with that text; empty if uncertain. */
export function getLanguageAttributes(text: string): { lang?: string; dir?: 'auto' } {
  const lang = detectLanguage(text);
  return lang ? { lang, dir: 'auto' } : {};
}

/** Below 1, because a text may contain names of companies or tools in another script. */
const minScriptShare = 0.65;

const getShare = (letters: string, letter: RegExp) =>
  (letters.match(letter)?.length ?? 0) / (letters.length || 1);

const alwaysLanguage = (language: string) => () => language;

const scripts: { letter: RegExp; detect: (letters: string) => string | undefined }[] = [
  { letter: /\p{Script=Hangul}/gu, detect: alwaysLanguage('ko') },
  {
    letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    detect: (letters) => {
      if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters)) return 'ja';
      // A short Japanese title may have no kana.
      return letters.length >= 8 ? 'zh' : undefined;
    },
  },
  {
    letter: /\p{Script=Cyrillic}/gu,
    detect: (letters) => {
      const [isUkrainian, isRussian] = [/[їє]/iu.test(letters), /[ыэё]/iu.test(letters)];
      // Serbian, Macedonian, Belarusian, Kazakh.
      if (isUkrainian === isRussian || /[јљњћђџѓќѕўәғқңөұүһ]/iu.test(letters)) return undefined;
      if (isUkrainian) return 'uk';
      return /і/iu.test(letters) ? undefined : 'ru';
    },
  },
  {
    letter: /\p{Script=Arabic}/gu,
    detect: (letters) => {
      if (/[ٹڈڑںےھہ]/u.test(letters)) return 'ur';
      // Kurdish, Pashto, Uyghur.
      if (/[ەێۆڵڕېۍټډړښڼۇۈ]/u.test(letters)) return undefined;
      if (/[پچژگ]/u.test(letters)) return 'fa';
      return /[ةىأإ]/u.test(letters) ? 'ar' : undefined;
    },
  },
  { letter: /\p{Script=Hebrew}/gu, detect: alwaysLanguage('he') },
  { letter: /\p{Script=Greek}/gu, detect: alwaysLanguage('el') },
  { letter: /\p{Script=Thai}/gu, detect: alwaysLanguage('th') },
  { letter: /\p{Script=Armenian}/gu, detect: alwaysLanguage('hy') },
  { letter: /\p{Script=Georgian}/gu, detect: alwaysLanguage('ka') },
  { letter: /\p{Script=Khmer}/gu, detect: alwaysLanguage('km') },
  { letter: /\p{Script=Lao}/gu, detect: alwaysLanguage('lo') },
  { letter: /\p{Script=Gujarati}/gu, detect: alwaysLanguage('gu') },
  { letter: /\p{Script=Gurmukhi}/gu, detect: alwaysLanguage('pa') },
  { letter: /\p{Script=Tamil}/gu, detect: alwaysLanguage('ta') },
  { letter: /\p{Script=Telugu}/gu, detect: alwaysLanguage('te') },
  // Hindi or Marathi, Bengali or Assamese: one word is too short.
  {
    letter: /\p{Script=Devanagari}/gu,
    detect: (letters) => (letters.length < 12 || /ळ/u.test(letters) ? undefined : 'hi'),
  },
  {
    letter: /\p{Script=Bengali}/gu,
    detect: (letters) => (letters.length < 12 || /[ৰৱ]/u.test(letters) ? undefined : 'bn'),
  },
];

const minWords = 3;
const minShare = 0.2;
const minLead = 1.5;

/** The language whose stop words make up the largest share, if the lead is clear. */
function detectLatinLanguage(text: string, letters: string): string | undefined {
  // Letters with two marks, and ơ and ư, occur only in Vietnamese.
  if (getShare(letters, /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/giu) > 0.08) return 'vi';
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{Letter}+/gu) ?? [];
  const [first, second] = Object.entries(stopWords)
    .map(([language, wordSet]) => {
      const matches = words.filter((word) => wordSet.has(word));
      return {
        language,
        count: matches.length,
        weight: matches.reduce((sum, word) => sum + getWordWeight(word), 0),
      };
    })
    .sort((a, b) => b.weight - a.weight);
  if (!first || !second || first.count < minWords || first.count < words.length * minShare) return undefined;
  return first.weight >= second.weight * minLead ? first.language : undefined;
}

/** A word that four languages share counts a quarter for each. */
const getWordWeight = (word: string) =>
  1 / Object.values(stopWords).filter((wordSet) => wordSet.has(word)).length;
