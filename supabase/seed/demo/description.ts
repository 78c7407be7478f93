import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Random } from '../random.ts';
import { article, type Company } from './company.ts';
import { demandsOf } from './demands.ts';
import type { Occupation } from './occupations.ts';

export type DescriptionFacts = {
  title: string;
  type: JobType;
  shiftSentence: string | null;
  hasTips: boolean;
  minimumAge: number | null;
  isPaid: boolean;
};

/** A posting's text as the person who hires would write it: who is needed and why, the work, the hours, what it takes. */
export function describeJob(
  company: Company,
  occupation: Occupation,
  facts: DescriptionFacts,
  random: Random,
): string {
  const paragraphs = [
    opening(company, facts, random),
    work(occupation, random),
    [facts.shiftSentence, money(facts, random)].filter(Boolean).join(' '),
    demands(occupation, company.town.state, facts, random),
    closing(company, facts, random),
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function opening({ name, phrase, spot, town }: Company, { title, type }: DescriptionFacts, random: Random) {
  const place = spot.neighborhood ?? town.name;
  const role = article(title);
  if (type === 'volunteer')
    return random.pick([
      `${name} runs on people who give a few hours. We would love your help as ${role} in ${place}.`,
      `Could you spare a morning now and then? We are looking for ${role} in ${place}.`,
    ]);
  if (type === 'internship')
    return `${name} takes ${role} each season. You will sit with the team in ${place} and work on things that are used.`;
  if (type === 'temporary')
    return random.pick([
      `${name} needs ${role} for the coming months in ${place}. Good people are often asked back.`,
      `The season is about to start, and ${name} is adding ${role} to the team in ${place}.`,
    ]);
  return random.pick([
    `${name} is hiring ${role} in ${place}.`,
    `We are ${article(phrase)} in ${place}, and we are looking for ${role}.`,
    `After good years one of us is moving away, so ${name} is looking for ${role} to join us in ${place}.`,
    `It has been a busy year at ${name}. We need ${role} in ${place}, and we would like to find somebody who stays.`,
    `Do you live near ${place}? ${name} is looking for ${role}.`,
    `We are adding ${role} to our team in ${place}.`,
  ]);
}

function work({ duties }: Occupation, random: Random): string {
  if (duties.length > 2 || random.chance(0.35))
    return `${random.pick(['What you will do', 'The work', 'Your days'])}:\n${duties.map((duty) => `- ${duty}`).join('\n')}`;
  const [first = '', second = ''] = duties.map(uncapitalized);
  return random.pick([
    `You will ${first}${second && ` You will also ${second}`}`,
    `Most days you ${first}${second && ` And you ${second}`}`,
    `The job, in short: ${first}${second && ` Then ${second}`}`,
  ]);
}

// 'IDs' and 'SQL' keep their capitals.
const uncapitalized = (sentence: string) =>
  /^[A-Z][a-z ]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

function money({ hasTips, isPaid }: DescriptionFacts, random: Random): string {
  if (!isPaid) return '';
  const tips = random.pick([
    'Tips come on top and are shared fairly.',
    'Tips are yours, paid out every day.',
  ]);
  const raise = random.pick([
    'Pay depends on experience, and we look at it again after ninety days.',
    'We pay every Friday.',
    'Pay is reviewed once a year.',
    '',
    '',
  ]);
  return [hasTips ? tips : '', raise].filter(Boolean).join(' ');
}

function demands(
  occupation: Occupation,
  state: string,
  { minimumAge }: DescriptionFacts,
  random: Random,
): string {
  const [first = '', ...rest] = demandsOf(occupation, state);
  const sentences = [first, random.pick(rest)];
  if (minimumAge !== null) sentences.push(`You need to be at least ${minimumAge}.`);
  return sentences.join(' ');
}

function closing({ name, scale }: Company, { type }: DescriptionFacts, random: Random): string {
  if (type === 'volunteer') return 'Tell us which days suit you, and come by to meet us.';
  return random.pick([
    'Apply here with a résumé and two or three lines about yourself. We answer everybody.',
    scale === 'shop' ? 'Apply here, or come in on a quiet afternoon and ask for the owner.' : '',
    'Send your résumé here. Interviews are short, and you will hear from us within a week.',
    `If that sounds like you, we would like to meet you. ${name} welcomes applicants of every background.`,
    'Questions first? Write them into your cover letter; we read those.',
    '',
  ]);
}
