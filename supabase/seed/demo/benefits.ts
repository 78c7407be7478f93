import type { Industry } from '../../../lib/employment/industry.ts';
import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Random } from '../random.ts';

const ofFullTime = [
  'Health insurance',
  'Dental and vision',
  'Paid time off',
  '401(k) with match',
  'Paid holidays',
  'Paid parental leave',
];
const ofAnyJob = ['Paid training', 'Flexible schedule', 'Referral bonus', 'Paid sick days'];

const ofIndustry: Record<Industry, readonly string[]> = {
  Healthcare: ['Tuition help', 'License renewal paid', 'Shift differential', 'Free parking'],
  Hospitality: ['Free shift meal', 'Employee discount', 'Food handler card paid'],
  Retail: ['Employee discount', 'Schedule two weeks ahead'],
  Manufacturing: ['Work boots paid', 'Overtime available', 'Shift differential'],
  Construction: ['Tools provided', 'Company truck', 'Apprenticeship'],
  Education: ['Summers off', 'Tuition help', 'Classroom budget'],
  Finance: ['Exam fees paid', 'Yearly bonus'],
  Technology: ['Work from home two days', 'New laptop', 'Learning budget'],
  Transportation: ['Home every night', 'Safety bonus', 'Uniforms provided'],
  Other: ['Free parking', 'Transit pass', 'Uniforms provided'],
};

/** Up to five benefits that go with the kind of job; none for volunteers. */
export function chooseBenefits(industry: Industry, type: JobType, random: Random): string[] {
  if (type === 'volunteer' || random.chance(0.2)) return [];
  const pool = [...(type === 'full-time' ? ofFullTime : []), ...ofAnyJob, ...ofIndustry[industry]];
  return random.some(pool, random.int(1, type === 'full-time' ? 5 : 3));
}
