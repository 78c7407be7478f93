// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectUnits } from '@/components/places/connect-units';
import { distanceMarkup } from '@/components/places/distance';
import { inMiles, kmOfRadius, milesOfRadius } from '@/lib/places/in-miles';
import { readUnit, unitsCookie } from '@/lib/places/units-cookie';
import { waitFor } from '../support/wait-for';

let stop = () => {};
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does
  document.cookie = unitsCookie('mi');
});
afterEach(() => {
  stop();
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does
  document.cookie = unitsCookie('km');
});

test.each([
  ['1.4 km away', '0.9 mi away'],
  ['Less than 1 km away', 'Less than 0.6 mi away'],
  ['378 jobs within 25 km of Austin, Texas', '378 jobs within 16 mi of Austin, Texas'],
  ['from 1 to 100 km around home', 'from 0.6 to 62 mi around home'],
  ['2413.0 km away', '1,499.4 mi away'],
  ['50+\u00a0km', '31+\u00a0mi'],
  ['1,200 km', '746 mi'],
  ['5 kmph, 10k, km', '5 kmph, 10k, km'],
])('%s is %s', (km, miles) => {
  expect(inMiles(km)).toBe(miles);
  expect(inMiles(miles)).toBe(miles);
});

test('every whole radius is some miles, and the other way around within one', () => {
  for (let km = 1; km <= 100; km++)
    expect(Math.abs(kmOfRadius(milesOfRadius(km)) - km)).toBeLessThanOrEqual(1);
});

test('whoever chose miles reads them, now and in what comes later; what people wrote stays', async () => {
  document.body.innerHTML = `<ul id="list"><li>${distanceMarkup(1.84).markup}</li></ul>
    <p id="said" data-verbatim>You run 10 km a day.</p><bdi>5 km Courier</bdi><a id="named" href="/" aria-label="Job, 12.3 km away">Job</a>
    <footer data-units></footer>`;
  stop = connectUnits(async () => {});
  const list = document.querySelector('#list');
  expect(list?.querySelector('b')?.textContent).toBe('1.1 mi');
  expect(document.querySelector('#said')?.textContent).toBe('You run 10 km a day.');
  expect(document.querySelector('bdi')?.textContent).toBe('5 km Courier');
  expect(document.querySelector('#named')?.getAttribute('aria-label')).toBe('Job, 7.6 miles away');
  expect(document.querySelector('[data-unit=mi]')?.getAttribute('aria-pressed')).toBe('true');
  list?.insertAdjacentHTML('beforeend', '<li>within 10 km</li>');
  await waitFor(() => expect(list?.textContent).toContain('within 6 mi'));
});

test('kilometers stay until somebody chooses', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does
  document.cookie = unitsCookie('km');
  document.body.innerHTML = '<p>within 10 km</p><footer data-units></footer>';
  stop = connectUnits(async () => {});
  expect(document.querySelector('p')?.textContent).toBe('within 10 km');
  document.querySelector<HTMLElement>('[data-unit=mi]')?.click();
  expect(document.querySelector('p')?.textContent).toBe('within 6 mi');
  expect(readUnit(document.cookie)).toBe('mi');
});
