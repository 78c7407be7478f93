import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Random } from '../random.ts';
import type { Company } from './company.ts';
import { fillText } from './fill-text.ts';
import { type Occupation, type Shift, texts } from './lists.ts';
import { hoursPer } from './pay.ts';

/** A posting's text: the opening, the duties, the hours, the requirements. */
export function describeJob(
  company: Company,
  occupation: Occupation,
  { title, type, shift }: { title: string; type: JobType; shift: Shift | null },
  random: Random,
): string {
  const { city, state, neighborhood } = company.location.address;
  const isPaid = type !== 'volunteer';
  const openings: Record<string, string[] | undefined> = texts.job.openings;
  const isSeasonal = type === 'temporary' && occupation.type === 'temporary';
  const paragraphs = [
    [random.pick(openings[isSeasonal ? 'seasonal' : type] ?? texts.job.openings.any)],
    [describeDuties(occupation, random)],
    [
      shift?.text ?? '',
      occupation.hasTips ? random.pick(texts.job.tips) : '',
      type.endsWith('time') && random.chance(0.6) ? random.pick(texts.job.pay) : '',
    ],
    [
      occupation.requirements,
      isPaid ? random.pick(texts.job.requirements[isSkilled(occupation) ? 'skilled' : 'any']) : '',
      occupation.minimumAge ? `You need to be at least ${occupation.minimumAge}.` : '',
    ],
    [isPaid && random.chance(0.2) ? '' : random.pick(isPaid ? texts.job.closings : texts.job.thanks)],
  ];
  const text = paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).filter(Boolean);
  return fillText(text.join('\n\n'), {
    name: company.name,
    phrase: company.phrase,
    place: neighborhood ?? city,
    state,
    role: title.replace(/, .*/, ''),
  });
}

/** Whether the work needs experience, judged by its pay. */
export const isSkilled = ({ pay }: Occupation): boolean =>
  pay !== undefined && pay[1] / hoursPer[pay[2]] > 27;

function describeDuties({ duties }: Occupation, random: Random): string {
  if (duties.length > 2 || random.chance(0.4))
    return [random.pick(texts.job.lists), ...duties.map((duty) => `- ${duty}`)].join('\n');
  const [first = '', second = ''] = duties.map(lowerFirst);
  return fillText(random.pick(texts.job.duties), { first, second });
}

/** Lowercases the first letter, but not of 'SQL' and other words in capitals. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z -]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
