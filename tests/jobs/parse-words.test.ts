import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -61.4, lng: 12.8 };
const near = { center_lat: center.lat, center_lng: center.lng, radius_km: 20 };
const visitor = anonClient();

/** Open jobs. Their companies have names that resemble words for work, so that wrong corrections are noticed. */
const openJobs: readonly {
  title: string;
  tags?: string[];
  type?: string;
  schedule?: string[];
  description?: string;
}[] = [
  { title: 'Cashier', tags: ['change', 'metro-card'] },
  { title: 'Barista' },
  { title: 'Plumber', tags: ['water-heaters'] },
  { title: 'Electrician' },
  { title: 'Receptionist', tags: ['contact-center'] },
  { title: 'Lifeguard', schedule: ['sat-morning', 'sun-morning'] },
  { title: 'Registered Nurse', tags: ['rn'], schedule: ['mon-night', 'tue-night'] },
  { title: 'Certified Nursing Assistant', tags: ['cna'] },
  { title: 'Licensed Practical Nurse', tags: ['lpn'] },
  { title: 'CDL Truck Driver' },
  { title: 'Dishwasher', description: 'Lift a fork and put it into water.' },
  { title: 'Forklift Operator', description: 'No experience needed; we train.' },
  { title: 'Housekeeper', type: 'part-time' },
  {
    title: 'Line Cook',
    type: 'part-time',
    schedule: ['fri-evening'],
    description: 'We lift pots with a fork at times.',
  },
  {
    title: 'Front-Desk Agent',
    description: 'Experience is what we look for. Full days, part of the time alone.',
  },
  { title: 'Marketing Assistant', type: 'internship' },
  { title: 'Reading Buddy', type: 'volunteer' },
  { title: 'Tax Preparer', type: 'temporary', description: 'You work near your home.' },
  { title: 'Drywall Installer', type: 'contract' },
  { title: 'IT Support Specialist', description: 'Help them.' },
  { title: 'Paramedic', description: 'It is you who supports people. Work from home is none of it.' },
  { title: 'Warehouse Associate', tags: ['night-shift'] },
  { title: 'Maintenance Manager' },
];
const companies = ['Castro & Meyer', 'Bossier Mesa', 'Fallon Fern', 'Clover Walker', 'Site Water Works'];

beforeAll(async () => {
  const posted = await postJobs(
    openJobs.map(({ schedule: _schedule, ...job }, index) => ({
      companyName: companies[index % companies.length],
      coordinates: center,
      ...job,
    })),
  );
  for (const [index, { schedule }] of openJobs.entries())
    if (schedule)
      await sql`update public.jobs set schedule = ${schedule} where id = ${posted[index]?.id ?? ''}`;
});
afterAll(removePostedJobs);

async function searchByWords(words: string) {
  const [page, count] = await Promise.all([
    visitor.rpc('search_jobs', { ...near, words, page_size: 50 }),
    visitor.rpc('count_jobs', { ...near, words }).single(),
  ]);
  if (page.error ?? count.error) throw page.error ?? count.error;
  expect(count.data?.total).toBe(page.data?.length);
  return {
    correction: count.data?.understood_as ?? null,
    titles: page.data?.map(({ title }) => title).sort() ?? [],
  };
}

const nurses = ['Certified Nursing Assistant', 'Licensed Practical Nurse', 'Registered Nurse'];
const partTime = ['Housekeeper', 'Line Cook'];
const nights = ['Registered Nurse', 'Warehouse Associate'];

describe('a correct word', () => {
  test.each([
    ...'waiter waiters waitress busser custodian nanny felon babysitter doctor english pizza remote'.split(
      ' ',
    ),
    ...'hr wfh contractor mesero mesera jardinero'.split(' '),
    'dish waiter',
  ])('is not corrected, even if no job contains it: %s', async (words) => {
    expect(await searchByWords(words)).toEqual({ correction: null, titles: [] });
  });

  test.each<[string, string[]]>([
    ['nurses', nurses],
    ['RN', ['Registered Nurse']],
    ['CNA', ['Certified Nursing Assistant']],
    ['LPN', ['Licensed Practical Nurse']],
    ['CDL', ['CDL Truck Driver']],
    ['line cook', ['Line Cook']],
    ['housekeeping', ['Housekeeper']],
    ['castro', ['Cashier']],
    ['cajero', ['Cashier']],
    ['chofer de camión', ['CDL Truck Driver']],
    ['cocinero', ['Line Cook']],
    ['enfermera', nurses],
    ['limpieza', ['Housekeeper']],
    ['lavaplatos', ['Dishwasher']],
    ['secretary', ['Receptionist']],
    ['packer', ['Warehouse Associate']],
  ])('finds its jobs: %s', async (words, expected) => {
    const { correction, titles } = await searchByWords(words);
    expect(correction).toBeNull();
    expect(titles).toEqual(expect.arrayContaining(expected));
  });
});

describe('a filler word', () => {
  test.each(['jobs', 'jobs near me', 'trabajo', 'now hiring', 'empleos cerca de mí', 'work'])(
    'finds every job if there are no other words: %s',
    async (words) => {
      expect((await searchByWords(words)).titles).toHaveLength(openJobs.length);
    },
  );

  test.each<[string, string[]]>([
    ['barista jobs', ['Barista']],
    ['now hiring baristas near me', ['Barista']],
    ['barista wanted', ['Barista']],
    ['jobs for electricians', ['Electrician']],
  ])('is ignored next to other words: %s', async (words, titles) => {
    expect((await searchByWords(words)).titles).toEqual(titles);
  });
});

describe('OR and excluded words', () => {
  test.each<[string, string[]]>([
    ['barista OR plumber', ['Barista', 'Plumber']],
    ['barista or plumber', ['Barista', 'Plumber']],
    ['barista/plumber', ['Barista', 'Plumber']],
    ['line cook OR front-desk agent', ['Front-Desk Agent', 'Line Cook']],
    ['line cook OR lifeguard evenings', ['Line Cook']],
    ['lifeguard OR cook part time', ['Line Cook']],
    ['paramedic nights OR nurse nights', ['Registered Nurse']],
    ['OR barista OR', ['Barista']],
    ['nurse -night', ['Certified Nursing Assistant', 'Licensed Practical Nurse', 'Registered Nurse']],
    ['nurse -nights', ['Certified Nursing Assistant', 'Licensed Practical Nurse']],
    ['nurse -certified -"licensed practical"', ['Registered Nurse']],
    ['part-time', partTime],
    ['-nights cook', ['Line Cook']],
    ['support "IT support specialist"', ['IT Support Specialist']],
    ['cook "lift pots"', ['Line Cook']],
    ['cook "pots lift"', []],
  ])('find the right jobs: %s', async (words, titles) => {
    expect((await searchByWords(words)).titles).toEqual(titles);
  });

  test('find all other jobs if there is only an excluded word', async () => {
    expect((await searchByWords('-nurse')).titles).toHaveLength(openJobs.length - 3);
  });
});

describe('a misspelled word', () => {
  test.each<[string, string, string[]]>([
    ['cashire', 'cashier', ['Cashier']],
    ['casheir', 'cashier', ['Cashier']],
    ['barrista', 'barista', ['Barista']],
    ['plumer', 'plumber', ['Plumber']],
    ['plumers', 'plumber', ['Plumber']],
    ['electrition', 'electrician', ['Electrician']],
    ['recepcionist', 'receptionist', ['Receptionist']],
    ['lifegaurd', 'lifeguard', ['Lifeguard']],
    ['dishwahser', 'dishwasher', ['Dishwasher']],
    ['ohusekeeper', 'housekeeper', ['Housekeeper']],
    ['maintainance', 'maintenance', ['Maintenance Manager']],
    ['manger', 'manager', ['Maintenance Manager']],
    ['warehose', 'warehouse', ['Forklift Operator', 'Warehouse Associate']],
    ['truck drivr', 'truck driver', ['CDL Truck Driver']],
  ])('is corrected to the most similar job-related word: %s', async (words, correction, titles) => {
    expect(await searchByWords(words)).toEqual({ correction, titles });
  });

  test.each(['bosier', 'fallan', 'clovr', 'xylqzzvw'])(
    'is never corrected to the name of a company: %s',
    async (words) => {
      expect(await searchByWords(words)).toEqual({ correction: null, titles: [] });
    },
  );
});

describe('a compound word', () => {
  test.each<[string, string | null, string[]]>([
    ['dish washer', 'dishwasher', ['Dishwasher']],
    ['house-keeper', 'housekeeper', ['Housekeeper']],
    ['fork lift', 'forklift', ['Forklift Operator']],
    ['fork lift operator', 'forklift operator', ['Forklift Operator']],
    ['linecook', null, ['Line Cook']],
    ['frontdesk', null, ['Front-Desk Agent']],
    ['nightshift', null, ['Warehouse Associate']],
  ])('finds jobs that write it as one word or as two: %s', async (words, correction, titles) => {
    expect(await searchByWords(words)).toEqual({ correction, titles });
  });
});

describe('words for a job type, hours or experience', () => {
  test.each<[string, string | null, string[]]>([
    ['part time', null, partTime],
    ['part-time', null, partTime],
    ['Part-Timers', 'part time', partTime],
    ['parttime', 'part time', partTime],
    ['part time cook', null, ['Line Cook']],
    ['cook part time', null, ['Line Cook']],
    ['internship', null, ['Marketing Assistant']],
    ['interns', 'internship', ['Marketing Assistant']],
    ['volunteering', null, ['Reading Buddy']],
    ['temp', 'temporary', ['Tax Preparer']],
    ['temporary', null, ['Tax Preparer']],
    ['contract', null, ['Drywall Installer']],
    ['contract work', null, ['Drywall Installer']],
    ['night shift', null, nights],
    ['nights', 'night shift', nights],
    ['overnight', 'night shift', nights],
    ['nurse night shift', null, ['Registered Nurse']],
    ['evenings', null, ['Line Cook']],
    ['weekends', null, ['Lifeguard']],
    ['weekend lifeguard', null, ['Lifeguard']],
    ['no experience', null, ['Forklift Operator']],
    ['no experience needed', null, ['Forklift Operator']],
    ['work from home', null, ['Paramedic']],
  ])('match the job’s fields or text: %s', async (words, correction, titles) => {
    expect(await searchByWords(words)).toEqual({ correction, titles });
  });

  test('match most jobs if they are “full time”', async () => {
    expect(await searchByWords('fulltime')).toMatchObject({ correction: 'full time' });
    expect((await searchByWords('full time')).titles).toHaveLength(17);
  });
});

describe('a short word', () => {
  test.each(['it support', 'IT support', 'support it', 'help in IT', 'IT'])(
    'is searched if it names a trade: %s',
    async (words) => {
      expect((await searchByWords(words)).titles).toEqual(['IT Support Specialist']);
    },
  );

  test('is ignored if it is a stop word', async () => {
    expect((await searchByWords('the cook in it')).titles).toEqual(['Line Cook']);
  });
});

describe('words in quotation marks', () => {
  test.each<[string, string[]]>([
    ['"dish washer"', []],
    ['“cashire”', []],
    ['"internship"', []],
    ['"fork lift"', []],
    ['"fork" "lift"', ['Dishwasher', 'Line Cook']],
    ['"forklift"', ['Forklift Operator']],
  ])('are searched as typed: %s', async (words, titles) => {
    expect(await searchByWords(words)).toEqual({ correction: null, titles });
  });
});
