// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { JobList } from '@/components/cards/job-list';
import { forgetPlace, visitPlace } from '@/components/places/remember-place';
import { chooseTravelWay } from '@/lib/places/chosen-travel-way';
import { chooseUnit } from '@/lib/places/chosen-unit';
import type { Place } from '@/lib/places/place';
import { listedJob } from '../support/listed-job';
import { render } from '../ui/render';

const jobs = [
  listedJob('a', { title: '5 km Courier', distanceKm: 1.84 }),
  listedJob('b', { title: 'Baker' }),
];
const near = '1.8 km away';
const far = '2.9 km away';
const list = <JobList jobs={jobs} isByDistance />;
const address = { street: null, neighborhood: null, city: '', state: '', zipCode: null, country: '' };
const place: Place = { coordinates: { lat: 30.26, lng: -97.8 }, address };
const says = (host: Element, what: string) =>
  [...host.querySelectorAll(what)].map((each) => each.textContent?.replaceAll('\u00a0', ' '));

afterEach(() => {
  vi.useRealTimers();
  chooseUnit('km');
});

test('the browser takes over the list that the server wrote, and says only its age as it is by now', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T13:00:00Z'), toFake: ['Date'] });
  document.body.innerHTML = `<div>${renderToString(list)}</div>`;
  const host = document.body.firstElementChild as HTMLElement;
  const [first, second] = host.querySelectorAll('article');
  expect(says(host, 'time')).toEqual(['Today', 'Today']);
  const complaints = vi.spyOn(console, 'error');
  await act(async () => hydrateRoot(host, list));
  vi.setSystemTime(new Date('2026-11-04T13:00:00Z'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect([...host.querySelectorAll('article')]).toEqual([first, second]);
  expect(says(host, 'time')).toEqual(['3 days ago', '3 days ago']);
  expect(complaints).not.toHaveBeenCalled();
});

test('how far a job of a page around no place is, is said as soon as it is known from where', async () => {
  const { host } = await render(list);
  expect(says(host, '.job-card-distance')).toEqual([near, '']);
  await act(async () => visitPlace(place));
  expect(says(host, '.job-card-distance')).toEqual([near, far]);
  await act(async () => forgetPlace());
  expect(says(host, '.job-card-distance')).toEqual([near, '']);
});

test('a person who chose miles reads them in circles and distances; what people wrote stays', async () => {
  const { host } = await render(list);
  expect(says(host, '.job-ring > span')).toEqual(['Within 3 km']);
  await act(async () => chooseUnit('mi'));
  expect(says(host, '.job-ring > span')).toEqual(['Within 2 mi']);
  expect(says(host, '.job-card-distance')).toEqual(['1.1 mi away', '']);
  expect(says(host, 'h3')).toEqual(['5 km Courier', 'Baker']);
});

test('a list offers miles once to a visitor from the United States', async () => {
  const offers = (host: Element) => says(host, '.job-ring > button');
  const { host, leave } = await render(list);
  expect(offers(host)).toEqual(['Use miles']);
  await act(async () => host.querySelector<HTMLElement>('.job-ring > button')?.click());
  expect(says(host, '.job-ring > span')).toEqual(['Within 2 mi']);
  expect(offers(host)).toEqual([]);
  await leave();
  chooseUnit('km');
  expect(offers((await render(list)).host)).toEqual([]);
});

test('a card tells a short walk, and every time by the way that a person has chosen', async () => {
  const { host } = await render(
    <JobList jobs={[listedJob('a', { distanceKm: 1.8 }), listedJob('b', { distanceKm: 2.7 })]} />,
  );
  const times = () => says(host, '.job-card-more [aria-hidden]');
  expect(times()).toEqual(['25 min walk']);
  await act(async () => chooseTravelWay('drive'));
  expect(times()).toEqual(['5 min drive', '5 min drive']);
  await act(async () => chooseTravelWay(null));
  expect(times()).toEqual(['25 min walk']);
});

test('a card says that one applies on the company’s own site', async () => {
  const { host } = await render(
    <JobList jobs={[listedJob('a', { appliesElsewhere: true }), listedJob('b', { title: 'Cook' })]} />,
  );
  expect(says(host, '.job-card-facts').map((line) => line?.includes('On company site'))).toEqual([
    true,
    false,
  ]);
});
