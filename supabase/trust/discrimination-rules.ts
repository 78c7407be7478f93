import type { Rule } from './rule.ts';

const TITLE_VII = 'Civil Rights Act of 1964, Title VII, 42 U.S.C. § 2000e-3(b)';
const ADEA = 'Age Discrimination in Employment Act, 29 U.S.C. § 623(e)';
const ADA = 'Americans with Disabilities Act, 42 U.S.C. § 12112';
const IRCA = 'Immigration and Nationality Act, 8 U.S.C. § 1324b';

const hard = { kind: 'discrimination', isHard: true, weight: 100 } as const;
const soft = { kind: 'discrimination', isHard: false, weight: 100 } as const;
/** Sentences that include all people or refer to the law. */
const allowedContext = String.raw`\y(?:regardless of|without regard|discriminat\w*|equal[- ](?:opportunity|employment)|eeoe?|protected (?:class\w*|status|characteristics?|veterans?)|all (?:qualified )?(?:applicants|candidates|people)|unlawful|illegal|prohibit\w*)\y`;
/** Things with a color, such as “white shirts only”. */
const coloredThings = String.raw`\y(?:laundry|linens?|uniforms?|shirts?|pants|shoes|sneakers|clothes|clothing|wear|dress|jeans|wine|wines|towels|sheets|socks|polos?|tea|coffee|beans?|cars?|paint|tiles?|horses?|boxes|footwear|coats?|jackets?|boots|slacks|trousers|skirts?|leggings|belts?|aprons?|hats?|caps?|hair|nails?|gloves|ink|pepper|meat|bread)\y`;
const races = `(?:whites?|caucasians?|blacks?|african[- ]americans?|negros?|asians?|latin[oax]s?|hispanics?|mexicans?|puerto ricans?|chinese|indians?|arabs?|africans?|haitians?|gypsies|native americans?)`;
const persons = `(?:people|persons?|men|women|males?|females?|guys|girls|ladies|applicants?|candidates?|workers?|employees)`;
/**
 * Names of races that mean nothing else: without 'white' and 'black' (colors), 'Chinese' (a language), 'Indian' and
 * 'Native American' (a preference for them in hiring is legal for some employers).
 */
const unambiguousRaces = `(?:whites|caucasians?|blacks|african[- ]americans?|negros?|asians?|latin[oax]s?|hispanics?|mexicans?|puerto ricans?|arabs?|africans?|haitians?|gypsies)`;
const anyone = `(?:you|who|everybody|everyone|staff|team members?|${persons})`;
const faiths = `(?:muslims?|jews?|jewish|christians?|catholics?|hindus?|atheists?|mormons?|sikhs?|buddhists?|protestants?|islamic)`;
const sexes = `(?:males?|females?|men|women|girls?|boys?|ladies|gentlemen)`;

/**
 * Exclusions of people for a trait that the law protects. Clear wording is rejected; where the law has exceptions, an
 * admin reviews the posting.
 */
export const discriminationRules: readonly Rule[] = [
  {
    ...hard,
    name: 'race or color',
    hints: [
      'white',
      'caucasian',
      'black',
      'african',
      'negro',
      'asian',
      'latin',
      'hispanic',
      'mexican',
      'puerto',
      'chinese',
      'indian',
      'arab',
      'haitian',
      'gyps',
      'native american',
    ],
    pattern: String.raw`\y(?:no ${races} ${persons}|no (?:blacks|whites|asians|latin[oax]s|hispanics|mexicans|indians|arabs|africans|haitians|negros|gypsies|chinese)\y(?! (?:food|cuisine|cooking|language|experience|required|needed|necessary|spoken))|${races} ${persons} (?:only|preferred)|${unambiguousRaces} (?:only|preferred)|only ${races} ${persons}|only (?:blacks|whites|asians|latinos|hispanics|mexicans|caucasians)\y|(?:must be|looking for|seeking|prefer\w*|want\w*|hiring) (?:a |an )?(?:${races}) (?:${persons})|must be (?:caucasian|asian|hispanic|latin[oax])\y(?! (?:food|cuisine|fusion|dish\w*))|${anyone} must be (?:white|black)\y)`,
    unless: `${allowedContext}|${coloredThings}`,
    sentence: 'No one may be turned away, or preferred, by race or color. The law knows no exception.',
    replacement: 'Say what the work takes, and leave out who people are.',
    source: TITLE_VII,
  },
  {
    ...soft,
    name: 'race or color, perhaps',
    hints: ['white', 'black', 'native american'],
    pattern: String.raw`(?:^[^a-z]*must be (?:white|black)[^a-z]*$|\y(?:white|black|native americans?) (?:only|preferred)\y)`,
    unless: `${allowedContext}|${coloredThings}`,
    sentence: 'It can be read as a preference by race, which the law forbids.',
    replacement: 'If it is a color of clothing, name the clothing: “black shoes only”.',
    source: TITLE_VII,
  },
  {
    ...soft,
    name: 'hair and looks of a race',
    hints: ['dread', 'locs', 'braid', 'afro', 'cornrow'],
    pattern: String.raw`\yno (?:[a-z]+ (?:or|and) )?(?:dreadlocks?|dreads|locs|braids|afros?|cornrows)\y`,
    unless: allowedContext,
    sentence: 'Many states protect hairstyles that go with race.',
    replacement: '“Hair must be covered or tied back” says what safety needs.',
    source: 'CROWN Acts, such as Cal. Gov. Code § 12926(w)',
  },
  {
    ...hard,
    name: 'religion, excluded',
    hints: [
      'muslim',
      'jew',
      'christian',
      'catholic',
      'hindu',
      'atheist',
      'mormon',
      'sikh',
      'buddhist',
      'protestant',
      'hijab',
      'turban',
    ],
    pattern: String.raw`\yno (?:${faiths}|hijabs?|turbans?|head ?scar(?:f|ves))\y(?! (?:food|holidays?|services?))`,
    unless: allowedContext,
    sentence: 'No one may be turned away because of their religion.',
    replacement: 'If the work falls on certain days, name the days and hours.',
    source: TITLE_VII,
  },
  {
    ...soft,
    name: 'religion, required',
    hints: [
      'muslim',
      'jew',
      'christian',
      'catholic',
      'hindu',
      'atheist',
      'mormon',
      'sikh',
      'buddhist',
      'protestant',
      'islam',
    ],
    pattern: String.raw`\y(?:${faiths} (?:${persons} )?only|only ${faiths}\y|must be (?:a |an )?(?:practicing |devout |born[- ]again |committed )*${faiths})\y`,
    unless: allowedContext,
    sentence: 'Only a religious organization may ask for a religion.',
    replacement: 'If you are one, say so; otherwise leave it out.',
    source: TITLE_VII,
  },
  {
    ...soft,
    name: 'sex',
    hints: ['male', 'men', 'women', 'man', 'woman', 'girl', 'boy', 'ladies', 'gentlemen', 'lady'],
    pattern: String.raw`\y(?:${sexes}[- ](?:applicants |candidates |workers |staff |employees )?(?:only|preferred|need apply)(?!\s(?:gyms?|clubs?|spas?|shelters?|fitness|facilit\w*|residences?|dorms?|programs?|spaces?|stores?))|only (?:hiring |hire |accepting )?${sexes}(?!['’]|\s(?:clothing|shoes|department))|(?:no|not hiring) (?:males?|females?|men|women|girls|ladies)\y(?!['’])|must be (?:a )?(?:male|female|man|woman)\y|(?:female|male|woman|man|lady) (?:wanted|needed|required)|(?:young|attractive|pretty|beautiful|sexy) (?:female|male|woman|women|man|men|girls?|lady|ladies|guys?)|female (?:locker[- ]room|restroom|changing[- ]room) attendants?|male (?:locker[- ]room|restroom|changing[- ]room) attendants?)`,
    unless: allowedContext,
    sentence:
      'A job may be for men or for women only where the work itself demands it, such as in a locker room.',
    replacement:
      'Say what the work takes: “must be able to lift 50 pounds”. If it is such a case, leave it: a person looks at it.',
    source: TITLE_VII,
  },
  {
    ...hard,
    name: 'pregnancy and family',
    hints: ['pregnan', 'expecting', 'mothers', 'moms', 'children', 'kids', 'baby'],
    pattern: String.raw`\y(?:(?:no|not be|must not be|cannot be|not currently) (?:pregnant|pregnancy|pregnancies|expecting)\y|no (?:pregnant|expecting) (?:women|ladies|females|moms|mothers|applicants)|no (?:mothers|moms|single moms)\y|(?:not|no) (?:planning|plans?|intention\w*) (?:on |to |for |of )?(?:have|having|get|getting|become|becoming)? ?(?:a )?(?:children|kids|pregnan\w+|baby))`,
    unless: String.raw`${allowedContext}|\y(?:avoid|exposure|x-?ray|patients?|clients?)\y`,
    sentence: 'No one may be turned away for being pregnant or having children.',
    replacement: 'Say the hours, the lifting or the travel that the work takes.',
    source: 'Pregnancy Discrimination Act, 42 U.S.C. § 2000e(k)',
  },
  {
    ...hard,
    name: 'origin, excluded',
    hints: ['immigrant', 'foreign', 'refugee', 'alien', 'illegals', 'third world', 'accent'],
    pattern: String.raw`\y(?:no (?:[a-z]+ (?:or|and) )?(?:immigrants?|foreigners?|refugees?|illegals|aliens)\y|(?:immigrants?|foreigners?) (?:need not|do not|don't|should not) apply|not for (?:immigrants|foreigners))`,
    unless: allowedContext,
    sentence:
      'No one may be turned away for where they come from. Everyone who may work in the United States may apply.',
    replacement: '“Must be authorized to work in the United States” is fine.',
    source: IRCA,
  },
  {
    ...soft,
    name: 'origin, required',
    hints: ['native', 'accent', 'born', 'mother tongue'],
    pattern: String.raw`\y(?:native (?:english|spanish|american english|mandarin|chinese|french|german|russian)[- ]?(?:language )?speak(?:er|ers|ing)|native speakers?|(?:english|spanish) (?:as (?:a |their |your )?)?(?:mother tongue|first language)|no (?:foreign |heavy |thick |strong )?accents?\y|without (?:an? )?(?:foreign |heavy |thick |strong )?accent|accent[- ]free|(?:u\.?s\.?a?|american)[- ]born|born in (?:the )?(?:u\.?s|usa|united states|america))`,
    unless: allowedContext,
    sentence: 'A native speaker, or no accent, shuts people out by their origin.',
    replacement: '“Fluent in English” says what the work needs.',
    source: 'EEOC Guidance on National Origin Discrimination',
  },
  {
    ...soft,
    name: 'citizenship',
    hints: ['citizen', 'green card', 'visa holder', 'work permit', 'h1b', 'h-1b', 'opt'],
    pattern: String.raw`\y(?:(?:u\.? ?s\.? ?a?\.?|united states|american) citizens? only|only (?:u\.? ?s\.? ?a?\.?|united states|american) citizens?|citizens only|must be (?:a |an )?(?:u\.? ?s\.? ?a?\.?|united states|american) citizens?|no (?:green ?cards?(?: holders?)?|work permits?|visa holders?|h-?1b(?! spons)|opt\y(?!-)))`,
    unless: String.raw`${allowedContext}|\y(?:clearance|federal|government|itar|ear|law requires|required by law|regulation\w*|dod|department of|military|police|officers?|elections?)\y`,
    sentence: 'Citizenship may be asked for only where a law or a government contract demands it.',
    replacement:
      '“Must be authorized to work in the United States” is fine. If a law demands it, name the law.',
    source: IRCA,
  },
  {
    ...hard,
    name: 'age, excluded',
    hints: ['senior', 'retiree', 'old', 'boomer', 'over', 'elder'],
    pattern: String.raw`\y(?:no (?:seniors(?! (?:discount|living))|senior citizens|retirees|old(?:er)? (?:people|folks|workers|persons|applicants|men|women)|elderly (?:people|applicants)|boomers)\y|(?:retirees|old(?:er)? people|senior citizens) need not apply|(?:no one|nobody|no applicants|no people|not hiring (?:anyone|people)) (?:over|older than|above) (?:age |the age of )?[3-7][0-9]\y(?!\s?(?:lbs?|pounds|hours|miles|min\w*|mph|%|percent|inches|feet)))`,
    unless: allowedContext,
    sentence: 'No one may be turned away for being too old.',
    replacement: 'Say what the work takes, such as lifting, nights or a license.',
    source: ADEA,
  },
  {
    ...soft,
    name: 'age, limited',
    hints: ['age', 'under', 'below', 'younger', 'young', 'years old', 'grad', 'between', 'old'],
    pattern: String.raw`\y(?:(?:max(?:imum)?|upper) age\y|(?:under|below|younger than|not older than|no older than|up to) (?:the )?(?:age (?:of )?)?[2-6][0-9] (?:years? (?:old|of age) ?)?(?:only|preferred)|(?:must be|applicants?|candidates?) (?:be )?(?:under|below|younger than|no older than|not older than) (?:the )?(?:age (?:of )?)?[2-6][0-9]\y(?!\s?(?:lbs?|pounds|min\w*|miles|hours))|ages? (?:between )?(?:1[6-9]|[2-4][0-9]) ?(?:-|to|and) ?[2-6][0-9] (?:years? )?(?:old )?(?:only|preferred)|(?:must be|be) (?:between|aged) (?:the )?(?:ages? (?:of )?)?(?:1[6-9]|[2-4][0-9]) ?(?:-|to|and) ?[2-6][0-9]\y(?! (?:lbs?|pounds|hours))|(?:young people|recent (?:college |high school )?grad(?:uate)?s) only)`,
    unless: String.raw`${allowedContext}|\y(?:police|fire ?fight\w*|air traffic|pilots?|troopers?|deput\w*|campers?|children|kids|students|participants|players|clients|residents|pageant|youth (?:program|employment|corps))\y`,
    sentence: 'An upper age limit is allowed only where a law sets one.',
    replacement: 'A lowest age that a law sets is fine: “must be 21 to serve alcohol”.',
    source: ADEA,
  },
  {
    ...hard,
    name: 'disability, excluded',
    hints: ['disab', 'handicap', 'cripple', 'wheelchair', 'mentally ill', 'deaf', 'blind', 'autis'],
    pattern: String.raw`\yno (?:[a-z]+ (?:or|and) )?(?:disabled|handicap(?:ped|s)?|cripples?|wheelchair users?|mentally ill|deaf|blind|autistic\w*|disabilit(?:y|ies)(?= or| and| please| allowed|[^a-z ]|\s*$))\y(?! (?:vehicles?|cars?|parking|access\w*|ramps?|restrooms?|spots?|stalls?|insurance|experience|training|required|needed|necessary|benefits|corners?|curves?))`,
    unless: String.raw`${allowedContext}|\y(?:too|accommodat\w*)\y`,
    sentence: 'No one may be turned away because of a disability.',
    replacement:
      'Say what the work takes: “must be able to lift 50 pounds, with or without reasonable accommodation”.',
    source: ADA,
  },
  {
    ...soft,
    name: 'disability, asked for',
    hints: ['bodied', 'health', 'medical', 'mental', 'disab'],
    pattern: String.raw`\y(?:able[- ]bodied|(?:in|have|be of) (?:perfect|excellent) (?:physical |mental )?health\y(?! (?:insurance|benefits|plans?|care|coverage))|no (?:health|medical|mental|physical) (?:issues?|problems?|conditions?|illness\w*|limitations?|history)|(?:tell|disclose|list|inform) (?:us )?(?:about |of )?(?:any |your |all )?(?:disabilit\w+|medical conditions?|health problems?))`,
    unless: String.raw`${allowedContext}|\y(?:patients?|residents?|clients?|if you need|accommodat\w*)\y`,
    sentence: 'Health may not be asked for, only what the work takes.',
    replacement: '“Must be able to stand for 8 hours” says what the work needs.',
    source: ADA,
  },
  {
    ...soft,
    name: 'genetic information',
    hints: ['family medical', 'family health', 'genetic', 'dna'],
    pattern: String.raw`\y(?:provide|submit|disclose|tell us|required?|bring|include|take|need)\w*\y[^.]*\y(?:family (?:medical|health) history|genetic (?:tests?|information|screening)|dna (?:tests?|samples?))`,
    unless: String.raw`${allowedContext}|\y(?:patients?|clients?|laborator\w*|lab|specimens?|counsel\w*)\y`,
    sentence: 'Genetic information and the health of one’s family may not be asked for.',
    replacement: 'Leave it out.',
    source: 'Genetic Information Nondiscrimination Act, 42 U.S.C. § 2000ff-1',
  },
  {
    ...hard,
    name: 'orientation and identity',
    hints: ['gay', 'lesbian', 'lgbt', 'trans', 'homosexual', 'queer', 'straight'],
    pattern: String.raw`\y(?:no (?:gays?|lesbians?|lgbt\w*|transgenders?|transgender people|trans people|homosexuals?|queers?)\y|straight (?:people|men|women|guys|applicants|males|females) only|(?:${anyone} |^[^a-z]*)must be straight\y(?! (?:forward|with|up|about|and clean|lines?)))`,
    unless: allowedContext,
    sentence: 'No one may be turned away for whom they love or who they are.',
    replacement: 'Leave it out.',
    source: TITLE_VII,
  },
  {
    ...soft,
    name: 'marital status',
    hints: ['single', 'married', 'bachelor'],
    pattern: String.raw`\y(?:(?:single|unmarried) (?:people|women|men|applicants|candidates|females?|males?|ladies) ?(?:only|preferred)|must be (?:single|unmarried)\y|no (?:married|divorced) (?:people|women|men|applicants))`,
    unless: allowedContext,
    sentence: 'About half of the states protect marital status.',
    replacement: 'Say the hours or the travel that the work takes.',
    source: 'State laws, such as Cal. Gov. Code § 12940 and N.Y. Exec. Law § 296',
  },
  {
    ...hard,
    name: 'veterans',
    hints: ['veteran', 'vets', 'military', 'reservist'],
    pattern: String.raw`\yno (?:veterans|ex-?military|military veterans|reservists|national guard)\y`,
    unless: allowedContext,
    sentence: 'No one may be turned away for having served.',
    replacement: 'Leave it out.',
    source: 'Uniformed Services Employment and Reemployment Rights Act, 38 U.S.C. § 4311',
  },
];
