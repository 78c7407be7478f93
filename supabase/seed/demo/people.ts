import type { Random } from '../random.ts';

type Origin = { weight: number; first: readonly string[]; last: readonly string[] };

const origin = (weight: number, first: string, last: string): Origin => ({
  weight,
  first: first.split(' '),
  last: last.split(' '),
});

// The neighbors of a job board: names of many tongues, with their accents, and some in their own letters.
const origins: readonly Origin[] = [
  origin(
    30,
    'Emily James Ashley Michael Grace Daniel Hannah Matthew Olivia Ethan Chloe Jacob Abigail Tyler Sophie Ryan Laura Kevin Megan Brian Alice Peter Nora Samuel Ruth Owen Claire Henry June Theo',
    'Smith Johnson Williams Brown Davis Miller Wilson Moore Taylor Anderson Thomas Clark Lewis Walker Hall Young King Wright Scott Green Baker Adams Nelson Carter Mitchell Parker Collins Reed Cook Morgan',
  ),
  origin(
    20,
    'María José Sofía Luis Lucía Carlos Camila Diego Valentina Andrés Ximena Javier Inés Mateo Paloma Raúl Rocío Emilio Marisol Joaquín',
    'García Hernández López Martínez González Pérez Sánchez Ramírez Torres Rivera Gómez Díaz Núñez Muñoz Ibáñez Castañeda Vázquez Ríos Peña Guzmán',
  ),
  origin(
    12,
    'Aaliyah Malik Imani Jamal Nia Darius Keisha Andre Zora Marcus Tiana Isaiah Ebony Terrence Simone Xavier Jada Elijah Amara Quincy',
    'Robinson Jackson Harris Coleman Bryant Simmons Gaines Dorsey Mosley Charles Ellison Hayes Rollins Baptiste Grant Price Foster Barnes Watkins Holloway',
  ),
  origin(
    7,
    'Linh Minh Thảo Huy Ngọc Tuấn Mai Dũng Hương Phúc Lan Quân',
    'Nguyễn Trần Lê Phạm Hoàng Vũ Đặng Bùi Đỗ Hồ Ngô Dương',
  ),
  origin(
    7,
    'Wei Mei Jun Xin Hao Ling Jie Yan Li Chen Ming Hui',
    'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Lin',
  ),
  origin(
    6,
    'Priya Arjun Ananya Rohan Kavya Vikram Meera Sanjay Deepa Nikhil Harpreet Gurpreet',
    'Patel Sharma Singh Gupta Reddy Iyer Nair Kaur Rao Mehta Joshi Das',
  ),
  origin(
    5,
    'Yusuf Fatima Omar Layla Hassan Amina Karim Noor Tariq Samira Bilal Zaynab',
    'Ahmed Hassan Ali Khan Rahman Haddad Mansour Aziz Saleh Farah Ibrahim Siddiqui',
  ),
  origin(
    4,
    'Chidi Ngozi Kwame Ama Tunde Folake Abebe Hana Kofi Wanjiru Sekou Mariam',
    'Okafor Adeyemi Mensah Boateng Okonkwo Tesfaye Diallo Kamara Mwangi Osei Balogun Traoré',
  ),
  origin(
    4,
    'Zofia Łukasz Jakub Agnieszka Jiří Žofie Ivana Goran Željko Katarína Mirela István',
    'Kowalski Wiśniewski Wójcik Dvořák Novák Horváth Kovačević Šimić Nagy Szabó Krajčí Łuczak',
  ),
  origin(
    3,
    'Søren Åsa Bjørn Freja Mikael Saga Jürgen Anneliese Noël Zoë Benoît Amélie',
    'Sørensen Østergaard Lindström Åberg Müller Schröder Lefèvre Gagné Côté Bélanger Jørgensen Weiß',
  ),
  origin(
    2,
    'Makoa Leilani Keoni Malia Sina Tavita Alana Kaleo',
    'Kahananui Kealoha Nakamura Tanaka Leota Tuiasosopo Mahoe Palakiko',
  ),
  origin(
    2,
    'Aiyana Chayton Dakota Winona Kaya Ahanu',
    'Begay Yazzie Tsosie Whitehorse Benally Littlefeather',
  ),
];

// Written as their owners write them.
const ownLetters: readonly string[] = [
  'Мария Петрова',
  'Андрей Коваленко',
  'Ольга Шевченко',
  'Дмитрий Иванов',
  'Ελένη Παπαδοπούλου',
  'Γιώργος Νικολάου',
  '王小明',
  '李美玲',
  '陈建国',
  '張雅婷',
  '김민준',
  '박서연',
  '이지훈',
  '田中さくら',
  '佐藤健',
  'محمد العلي',
  'ليلى حداد',
  'سارا رضایی',
  'דוד לוי',
  'נועה כהן',
  'प्रिया शर्मा',
  'अमित पटेल',
  'สมชาย ใจดี',
  'ሰላም ተስፋዬ',
  'Նարե Գրիգորյան',
  'ნინო ბერიძე',
];

export type PersonName = { full: string; first: string };

/** A person's name; about one in twenty is written in letters other than Latin when `inOwnLetters` is true. */
export function personName(random: Random, { inOwnLetters = false } = {}): PersonName {
  if (inOwnLetters && random.chance(0.05)) {
    const full = random.pick(ownLetters);
    return { full, first: full.split(' ')[0] ?? full };
  }
  const { first, last } = random.weighted(origins.map((entry) => [entry, entry.weight] as const));
  const given = random.pick(first);
  const family = random.chance(0.06) ? `${random.pick(last)}-${random.pick(last)}` : random.pick(last);
  return { full: `${given} ${family}`, first: given };
}

/** A number that belongs to nobody: 555-0100 to 555-0199 are kept for fiction in every area code. */
export const fictionalPhone = (random: Random): string =>
  `(${random.pick(areaCodes)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;

const areaCodes = [
  '202',
  '206',
  '213',
  '303',
  '305',
  '312',
  '404',
  '415',
  '503',
  '512',
  '602',
  '617',
  '713',
  '919',
];
