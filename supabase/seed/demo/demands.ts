import type { Industry } from '../../../lib/employment/industry.ts';
import type { Occupation } from './occupations.ts';

/** Ages that the law or an insurer asks for, where it is more than working at all. */
export const minimumAges: Record<string, number> = {
  Bartender: 21,
  'CDL Truck Driver': 21,
  'School Bus Driver': 21,
  'Brewery Cellar Worker': 21,
  'Transit Operator': 21,
  'Tow Truck Driver': 21,
  'Delivery Driver': 18,
  'Forklift Operator': 18,
  'Heavy Equipment Operator': 18,
  Roofer: 18,
  'Construction Laborer': 18,
  'Security Guard': 18,
  'Banquet Server': 18,
  Server: 18,
  'Package Handler': 18,
  'Warehouse Associate': 18,
  Butcher: 18,
  'Personal Trainer': 18,
  Lifeguard: 15,
  Cashier: 16,
  Barista: 16,
  Host: 16,
  Dishwasher: 16,
  'Grocery Clerk': 16,
  'Stock Clerk': 16,
  'Retail Sales Associate': 16,
  'Camp Counselor': 16,
  'Prep Cook': 16,
};

/** Work for which guests leave tips. */
export const tippedTitles: ReadonlySet<string> = new Set([
  'Server',
  'Bartender',
  'Barista',
  'Host',
  'Banquet Server',
  'Hair Stylist',
  'Barber',
  'Nail Technician',
  'Massage Therapist',
  'Pet Groomer',
  'Mover',
  'Tow Truck Driver',
]);

// What a license, an exam or the work itself asks for.
const needs: Record<string, string> = {
  'Registered Nurse': 'You hold an active RN license in {state} and a current BLS card.',
  'Licensed Practical Nurse': 'You hold an active LPN license in {state}.',
  'Certified Nursing Assistant':
    'You are on the nurse aide registry in {state}, or will be within four months.',
  'Home Health Aide': 'You have a driver’s license and a car you can rely on.',
  'Medical Assistant': 'A certificate helps; we also train people who have worked in a clinic before.',
  'Dental Assistant': 'You may take x-rays in {state}, or are about to.',
  'Dental Hygienist': 'You hold a hygiene license in {state}.',
  'Pharmacy Technician': 'You are registered as a technician in {state}, or we help you to be.',
  Phlebotomist: 'You have drawn blood for at least six months.',
  'Physical Therapist': 'You are licensed in {state}, or eligible to be.',
  'Physical Therapist Assistant': 'You are licensed as a PTA in {state}.',
  Paramedic: 'You hold a paramedic certificate for {state} and a clean driving record.',
  EMT: 'You hold an EMT certificate for {state} and a clean driving record.',
  'Veterinary Technician': 'Credentialed technicians earn at the top of the range.',
  'Massage Therapist': 'You hold a massage license in {state}.',
  Electrician: 'You hold a journeyman license, or can sit for it in {state} this year.',
  Plumber: 'You hold a journeyman license, or can sit for it in {state} this year.',
  'HVAC Technician': 'You have your EPA 608 card and two years in the field.',
  'CDL Truck Driver': 'You have a class A license and a clean record for three years.',
  'School Bus Driver': 'We pay for your CDL training with the passenger and school bus endorsements.',
  'Transit Operator': 'We train you for the CDL permit; you bring a clean record and patience.',
  'Delivery Driver': 'You have a valid license and a clean driving record.',
  'Tow Truck Driver':
    'You have a valid license, a clean record, and can be called out at night one week in four.',
  'Forklift Operator': 'A forklift certificate is good; we renew it on site.',
  'Auto Mechanic': 'ASE certificates are welcome, and so are your own tools.',
  'Elementary School Teacher': 'You are licensed to teach in {state}, or on the way there.',
  'High School Math Teacher': 'You are licensed to teach in {state}, or on the way there.',
  'Special Education Teacher': 'You hold a special education license for {state}, or are working toward it.',
  'Substitute Teacher': 'Sixty college credits and a background check are enough to start.',
  'Child Care Worker': 'You pass a background check, and we pay for first aid and CPR.',
  'Preschool Teacher': 'You have an early childhood credential or are studying for one.',
  'Swim Instructor': 'You swim well; we pay for the instructor certificate.',
  Lifeguard: 'We certify you before the season opens, at no cost to you.',
  'Loan Officer': 'You are registered with NMLS or ready to be.',
  'Insurance Agent': 'You hold a property and casualty license, or we pay for the course.',
  'Hair Stylist': 'You hold a cosmetology license in {state}.',
  Barber: 'You hold a barber license in {state}.',
  'Nail Technician': 'You hold a nail license in {state}.',
  'Security Guard': 'A guard card for {state} is needed before the first shift; we help with the paperwork.',
  'Social Worker': 'You have a degree in social work; supervision toward a license is free.',
  'Personal Trainer': 'You hold a certificate that we have heard of.',
  'Leasing Agent': 'You are good on the phone and work every other Saturday.',
  'Line Cook': 'A year on a line is good. A food handler card can follow.',
  Server: 'You carry three plates or are willing to learn.',
  Bartender: 'You are of legal age to pour and keep your head on a Friday.',
  Barista: 'We teach the coffee part. You bring the mornings.',
  Welder: 'There is a short weld test on the first visit: MIG and flat position.',
  'Software Engineer': 'We care about code you can explain more than about which languages you know.',
  'Data Analyst': 'You write SQL without looking much up.',
  Bookkeeper: 'You know QuickBooks well enough to tidy up after others.',
};

const usual: Record<Industry, readonly string[]> = {
  Healthcare: [
    'You are steady, kind and on time.',
    'Experience helps; a good way with people matters more.',
    'New graduates are welcome.',
  ],
  Hospitality: [
    'No experience needed if you learn fast.',
    'You like people, also at the end of a long shift.',
    'References from one earlier job would help.',
  ],
  Retail: [
    'No experience needed; we train.',
    'You can stand for a shift and lift forty pounds now and then.',
    'You are friendly before noon.',
  ],
  Manufacturing: [
    'You read a tape and a drawing, or want to learn both.',
    'You can stand for a shift and lift fifty pounds.',
    'Steel toes are required; we pay for a pair each year.',
  ],
  Construction: [
    'You show up, work safely and like to see a thing finished.',
    'You have your own transport to the yard by seven.',
    'A year or two in the trade is what we look for.',
  ],
  Education: [
    'You pass a background check.',
    'You like children and young people, and they can tell.',
    'Experience with groups is welcome.',
  ],
  Finance: [
    'You are careful with numbers and with what people tell you.',
    'A year in an office like ours is welcome.',
    'You pass a background check.',
  ],
  Technology: [
    'You write clearly and ask early.',
    'A portfolio, a repository or a story about a hard bug all count.',
    'Two years of practice is about right.',
  ],
  Transportation: [
    'You are reliable, and you like to move.',
    'You can lift fifty pounds and work in any weather.',
    'A clean record is all we ask for; we train the rest.',
  ],
  Other: [
    'You are organized and good with people.',
    'Some experience is welcome, and so are people changing careers.',
    'You speak a second language? Tell us.',
  ],
};

/** Sentences of what a posting asks for, the most binding first. */
export const demandsOf = ({ title, category }: Occupation, state: string): readonly string[] => {
  const need = needs[title]?.replace('{state}', state);
  return need ? [need, ...usual[category]] : usual[category];
};
