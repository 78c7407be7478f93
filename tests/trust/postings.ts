/** Twenty scams that consumer-protection offices warn of, in our own words. */
export const scams: readonly string[] = [
  // FTC: an employer who wants gift cards, a fee, a deposit or the price of equipment.
  'To begin you must buy two gift cards and send us the codes.',
  'Before training you have to pay a $45 registration fee.',
  'Please pay the refundable equipment deposit first.',
  'New hires pay for the background check: please send the background check fee today.',
  // FTC and state attorneys general: identity data before there is a job.
  'To apply, email your social security number and date of birth.',
  'Text your bank account number and online banking login to get your first payment.',
  'Send a photo of your license, front and back, to be hired today.',
  'Share the verification code that you get by text with our recruiter.',
  // CFPB and FTC: fake checks.
  'We mail you a cashier’s check to purchase office equipment from our vendor.',
  'Keep $300 of each check as your pay and wire the remaining balance to our partner.',
  // U.S. Postal Inspection Service: mules and reshippers.
  'Receive payments into your personal bank account and pass them on.',
  'Accept parcels at your home and put our labels on them.',
  'Reshipping clerk: repackage and forward goods abroad.',
  'Payment processing agent from home, moving transfers for our clients by Western Union.',
  // BBB and FTC: interviews by messenger, task scams, crypto, rented accounts.
  'The interview is on Telegram, message our hiring desk there.',
  'Get paid to rate hotels and boost product listings, commission every day.',
  'Earn daily, your salary is paid in USDT after you deposit crypto.',
  'Rent us your Facebook account for a weekly bonus.',
  'Get paid to drive: car wrap advertising, we send a weekly check.',
  'Easy money from home, earn $900 a day, no interview needed, just your phone.',
];

const mapLetters = (change: (letter: string) => string) => (text: string) =>
  text.replace(/[a-z]/gi, (letter) => change(letter));
const shiftLetters = (lower: number, upper: number) =>
  mapLetters((letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCodePoint(code >= 97 ? lower + code - 97 : upper + code - 65);
  });
const swapLetters = (pairs: Record<string, string>) => mapLetters((letter) => pairs[letter] ?? letter);

/** Disguises that hide a word from a filter but not from people. */
export const obfuscations: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  capitals: (text) => text.toUpperCase(),
  'look-alike letters': swapLetters({ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', i: 'і', y: 'у' }),
  'invisible characters': (text) => text.replace(/\B(?=[a-z]{2})/g, '\u200b'),
  'wide letters': shiftLetters(0xff41, 0xff21),
  'bold letters': shiftLetters(0x1d41a, 0x1d400),
  'digits for letters': (text) =>
    text.replace(
      /(?<=[a-z])[oeat](?=[a-z])/g,
      (letter) => ({ o: '0', e: '3', a: '4', t: '7' })[letter] ?? '',
    ),
  'signs between letters': (text) => text.replace(/[a-z]+/gi, (word) => [...word].join('.')),
  'letters spaced out': (text) => [...text.replaceAll(' ', '\u00a0')].join(' ').replace(/ \u00a0 /g, '  '),
  accents: (text) => text.replace(/[aeiou]/g, (letter) => `${letter}\u0301`),
};

/** Wording of honest employers that resembles a scam or an exclusion. */
const unusualWording: readonly string[] = [
  'We are an equal opportunity employer and do not discriminate by race, color, religion, sex, pregnancy, national origin, age, disability or genetic information.',
  'All qualified applicants are considered without regard to race, color, religion, sex or national origin.',
  'You must be 21 to serve alcohol.',
  'You must be able to lift 50 lb and to stand for 8 hours.',
  'English is required for safety on the line; Spanish is a plus.',
  'Veterans welcome, second chances too. No experience needed, we train you.',
  'You ring up customer purchases and sell gift cards.',
  'Staff get a $50 gift card on their birthday.',
  'Wear black pants and a white shirt, no black jeans, no open shoes.',
  'In the laundry you wash whites only in hot water.',
  'You process checks and deposit them into the company bank account.',
  'We deposit your paycheck into your bank account every Friday.',
  'Bring your bank details for direct deposit after you are hired.',
  'You collect application fees and deposits from tenants.',
  'You accept packages at the front desk of the residence hall.',
  'You deliver packages to people at their home, by bike.',
  'Health insurance from the first day, excellent health benefits.',
  'You work with disabled children and seniors with dementia.',
  'There are no wheelchair ramps at the old mill, and we will accommodate you.',
  'U.S. citizenship is required by federal law for the clearance.',
  'The maximum age at entry is 35 for police officers, by state law.',
  'You train people at a women-only gym.',
  'You care for native plants and black bears’ habitats.',
  'Hair must be tied back: no loose braids near machines.',
  'Training is paid, and you do not pay any fee.',
  'We never ask for your social security number, a bank account or gift cards.',
  'You earn $18 an hour plus tips, which customers pay by Venmo or cash.',
  'Drivers make $1,400 weekly. Uniform deposit? We pay it.',
  'You run our newsletter and our Telegram channels for marketing.',
  'You install car wraps and window graphics.',
  'As a cashier you handle the Western Union counter for customers.',
  'You build software that sends bitcoin, as a blockchain engineer.',
  'Camp counselor for ages 6-12. Straight shooters wanted.',
  'You balance the register and deposit the difference at the bank.',
  'Apply in person, 9 a.m. - 5 p.m., M.-F. 401k, W2, I9, A1 service 24x7.',
  'You pay the license fee and we reimburse it with your first check.',
  'You mail checks to vendors and order office supplies.',
  'Keep the fryer clean and return 10% of the crates.',
  'No kids’ menu, no seniors discount, just good coffee.',
  'Questions? Text Maria at 512-555-0142 or come by.',
];
/** Everyday wording of honest employers in many trades. */
const everydayWording: readonly string[] = [
  'Footwear must be black and slip resistant.',
  'Slacks must be black.',
  'Mandarin Chinese preferred',
  'Bilingual English and Chinese only',
  'Lines must be straight and clean.',
  'Ambulatory passengers only, no wheelchairs.',
  'No disability stops you here.',
  'We provide a company credit card for fuel.',
  'Enter invoices and credit card charges in QuickBooks.',
  'Enter bank statement data into our books every week.',
  'Provide help with Social Security applications.',
  'Provide excellent service, ring up cash, debit and credit card sales',
  'Please send your application materials to the office. Training is on site, coffee is on us.',
  'Please send your certification materials with your background and three references.',
  'Receive weekly payments to your bank account.',
  'Get a $25 Amazon gift card when you refer a friend.',
  'Collect boxes from a house and load the truck.',
  // Nursing and care.
  'Give medications, record vital signs and share what you see with the charge nurse.',
  'Candidates must send a copy of their nursing license and CPR card.',
  'You give residents their mail and help them at their home.',
  'A background check and a TB test are required; we pay for both.',
  'Patients must not be pregnant for this x-ray, so you ask before it.',
  // Driving and delivery.
  'Pick up parcels at the depot and deliver them to homes on your route.',
  'No accidents in the past three years, and you must be over 25 for our insurance.',
  'You get a fuel card and a phone; keep receipts and return them weekly.',
  'Collect signatures and checks from stores and bring them to the office.',
  // Retail.
  'Greet shoppers, handle cash and process debit and credit card payments.',
  'Employees get 30% off, and white or black shirts are fine.',
  'Stock the shelves, unpack boxes and send damaged items back to the warehouse.',
  'You sell phones and gift cards, and deposit the money at the bank at close.',
  // Kitchen and bar.
  'Chef coat is white only, we wash it for you.',
  'Experience with Chinese, Indian or Mexican food preferred.',
  'Indian cuisine only, no Chinese food experience needed.',
  // Office.
  'Answer phones, enter data, and confirm bank account changes with vendors by a call.',
  'Please provide your resume, and we provide a laptop and a debit card for lunch.',
  'Process payroll, code invoices and reconcile bank accounts.',
  'You must be straight with people and keep your word.',
  // Childcare and schools.
  'Keep children safe and send the rest of the day’s notes to parents.',
  'Our families speak Spanish; Spanish preferred, English required.',
  'Single-family homes; you pick up kids from school and drive them to their house.',
  // Warehouse.
  'Receive shipments, inspect goods and put them away in the right place.',
  'Repack pallets and load boxes; you lift 50 pounds and stand for 10 hours.',
  'Steel-toe boots must be black or brown.',
  'Please pay attention to safety training and check equipment before each shift.',
  // Salon.
  'Booth rent is $150 a week; you keep your earnings and bring your license.',
  'Balayage, braids and locs experience is a plus.',
  'Nails must be straight and short, hair clean.',
  // Construction and repair.
  'Cut boards, paint trim, and keep walls straight and level.',
  'No blind spots on this truck, no disabled vehicles left in the lot.',
  'Own tools preferred, black or white helmet only by site rules.',
];
const trades = ['Line cook', 'Warehouse associate', 'Nanny', 'Bookkeeper', 'Front desk clerk'];

export const legitimatePostings: readonly string[] = [
  ...trades.flatMap((trade) =>
    unusualWording.map(
      (words) => `${trade} wanted\nOur ${trade.toLowerCase()} starts early. ${words} We pay on Fridays.`,
    ),
  ),
  ...everydayWording.map((words) => `Help wanted\nJoin our team.\n${words}\nWe pay on Fridays.`),
];

/** Exclusions by a ground that the law protects: refused if no exception is known, otherwise held for review. */
export const exclusions: readonly (readonly [words: string, outcome: 'refused' | 'held'])[] = [
  ['No immigrants.', 'refused'],
  ['no disabled', 'refused'],
  ['Whites only', 'refused'],
  ['No Blacks or Mexicans', 'refused'],
  ['No Muslims please', 'refused'],
  ['Must not be pregnant', 'refused'],
  ['No one over 40', 'refused'],
  ['No gays', 'refused'],
  ['No veterans', 'refused'],
  ['Staff must be white.', 'refused'],
  ['Chinese applicants only', 'refused'],
  ['You must be straight.', 'refused'],
  ['No wheelchair users', 'refused'],
  ['No disabilities, please', 'refused'],
  ['No sickness, no disability.', 'refused'],
  ['White preferred', 'held'],
  ['Females only', 'held'],
  ['Female locker-room attendant', 'held'],
  ['Christians only', 'held'],
  ['Native English speakers only', 'held'],
  ['US citizens only', 'held'],
  ['Applicants must be under 35', 'held'],
  ['Able-bodied men', 'held'],
  ['Provide your family medical history', 'held'],
  ['No dreadlocks', 'held'],
  ['Single women only', 'held'],
];

/** Short requests for account data. Most have neither “your” nor a payment. */
export const shortRequests: readonly string[] = [
  'Applicants must submit bank account details.',
  'Provide credit card and ID to apply.',
  'Send SSN and date of birth.',
  'Give us your bank name.',
  'Receive weekly payments to your bank account and forward them.',
];
