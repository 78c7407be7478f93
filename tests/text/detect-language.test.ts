import { expect, test } from 'vitest';
import { detectLanguage, getLanguageAttributes } from '@/lib/text/detect-language';

const samples: [string, string][] = [
  ['es', 'Buscamos cocinero con experiencia para restaurante familiar. Turno de noche, fines de semana.'],
  ['es', 'Se necesita personal de limpieza de lunes a viernes, medio tiempo.'],
  ['es', 'Tengo cinco años de experiencia como niñera y hablo inglés básico. Puedo empezar enseguida.'],
  ['es', 'No se requiere experiencia. Pagamos semanalmente.'],
  [
    'es',
    'Estamos contratando choferes para entregas locales. Es importante que tengan licencia de conducir.',
  ],
  ['es', 'Me gusta tratar con la gente y llego siempre a tiempo. Vivo cerca del centro.'],
  ['fr', 'Nous cherchons un boulanger motivé pour notre petite boutique du centre-ville.'],
  ['fr', 'Serveuse expérimentée, je cherche un poste à temps partiel près de chez moi.'],
  ['de', 'Wir suchen ab sofort eine freundliche Verkäuferin für unsere Bäckerei, auch am Wochenende.'],
  ['pt', 'Procuramos um ajudante de cozinha com experiência, disponível nos fins de semana.'],
  ['pt', 'Sou motorista há dez anos e não tenho problema em trabalhar à noite.'],
  ['it', 'Cerchiamo un pizzaiolo con esperienza per il nostro ristorante. Turni serali.'],
  ['nl', 'Wij zoeken een ervaren kok voor ons kleine restaurant.'],
  ['ca', 'Cercam un cuiner amb experiència per al nostre restaurant.'],
  ['pl', 'Szukamy osoby do sprzątania biur wieczorami. Praca od poniedziałku do piątku.'],
  ['vi', 'Tiệm nail cần tuyển thợ có kinh nghiệm, làm việc bán thời gian, lương cao.'],
  ['tl', 'Naghahanap kami ng kusinero na may karanasan. Gabi ang pasok at may libreng pagkain.'],
  ['ht', 'Nou bezwen yon moun pou netwaye biwo yo chak aswè. Ou pa bezwen eksperyans.'],
  ['ru', 'Требуется повар в небольшое кафе. График пять через два, оплата каждую неделю, обеды.'],
  ['uk', 'Шукаємо прибиральницю на неповний робочий день. Оплата щотижня, є перерви.'],
  ['zh', '诚聘厨师，有经验者优先，包吃，每周休息两天。'],
  ['zh', '誠聘廚師，有經驗者優先，包吃，每週休息兩天。'],
  ['ja', 'レストランのキッチンスタッフを募集しています。週三日から働けます。'],
  ['ko', '주방 보조를 구합니다. 주 5일 근무, 경력자 우대합니다. Call Kim at 555-0100.'],
  ['ko', '요리사'],
  ['ar', 'مطلوب طباخ ذو خبرة للعمل في مطعم صغير، دوام جزئي، الأجر أسبوعي.'],
  ['fa', 'به یک آشپز با تجربه برای کار در رستوران نیازمندیم. پرداخت هفتگی است.'],
  ['ur', 'ہمیں اپنے ریستوران کے لیے ایک تجربہ کار باورچی کی ضرورت ہے۔'],
  ['he', 'דרוש טבח מנוסה למסעדה משפחתית. משמרות ערב, ארוחות על חשבון הבית.'],
  ['el', 'Μάγειρας'],
  ['th', 'รับสมัครพ่อครัวที่มีประสบการณ์ ทำงานช่วงเย็น มีอาหารให้ฟรี'],
  ['hi', 'हमें अपने छोटे रेस्तरां के लिए एक अनुभवी रसोइया चाहिए। शाम की पाली, साप्ताहिक वेतन।'],
  ['bn', 'আমাদের ছোট রেস্তোরাঁর জন্য একজন অভিজ্ঞ রাঁধুনি প্রয়োজন।'],
];

test.each(samples)('detects %s in: %s', (language, text) => expect(detectLanguage(text)).toBe(language));

test.each([
  'Barista / Cashier',
  'Taqueria Cook',
  'Nanny (se habla español)',
  'Pizza Chef at Trattoria da Luigi',
  'Chef de partie, commis de cuisine, maître d’',
  'Must lift 50 lb. Nights and weekends.',
  'Call Maria at El Rancho Grande Taqueria, 12 Calle Ocho, for details.',
  'Restaurant La Bonne Soupe is hiring servers for weekend brunch. Experience with wine a plus.',
  'Bilingual Spanish/English preferred. Se habla español.',
  'Join our team at Casa Bonita! Tacos, burritos, enchiladas, quesadillas. Apply today.',
  'Sushi chef (寿司), omakase and nigiri',
  'We speak русский and 中文 with our guests.',
  'Mon-Fri 9-5, PTO, 401k, dental',
  'React, TypeScript, Node, PostgreSQL, AWS',
  'I no longer have a car but me and my son live on the L, so a commute is no problem.',
  // A text that is half English and half Spanish.
  'We need a cook for the night. Buscamos cocinero para la noche. Apply in our store, or call us.',
  // Another language with the same script, or one that is not supported.
  'Повар',
  'Тражимо кувара за мали ресторан. Плаћамо недељно.',
  'Търсим готвач за малък ресторант. Плащаме всяка седмица.',
  '厨師募集',
  'طباخ',
  'Hledáme kuchaře do malé restaurace, plat týdně.',
  '',
  '+++ 24/7 +++',
])('detects no language in: %s', (text) => expect(detectLanguage(text)).toBeUndefined());

test('text in a right-to-left language gets a dir attribute', () => {
  expect(getLanguageAttributes('דרוש טבח')).toEqual({ lang: 'he', dir: 'auto' });
  expect(getLanguageAttributes('Baker')).toEqual({});
});
