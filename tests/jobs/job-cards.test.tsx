// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { JobList } from '@/components/cards/job-list';
import { clearVisitorPlace, setVisitedPlace } from '@/components/places/visitor-place';
import type { Place } from '@/lib/places/place';
import { setTravelMode } from '@/lib/places/travel-mode-choice';
import { setUnit } from '@/lib/places/unit-choice';
import { createJobSummary } from '../support/job-summary';
import { render } from '../ui/render';

const jobs = [
  createJobSummary('a', { title: '5 km Courier', distanceKm: 1.84 }),
  createJobSummary('b', { title: 'Baker' }),
];
const near = '1.8 km away';
const far = '2.9 km away';
const list = <JobList jobs={jobs} isByDistance />;
const address = { street: null, neighborhood: null, city: '', state: '', zipCode: null, country: '' };
const place: Place = { coordinates: { lat: 30.26, lng: -97.8 }, address };
const getTexts = (host: Element, selector: string) =>
  [...host.querySelectorAll(selector)].map((element) => element.textContent?.replaceAll('\u00a0', ' '));

afterEach(() => {
  vi.useRealTimers();
  setUnit('km');
});

test('hydration keeps the cards of the server and updates only the age of jobs', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T13:00:00Z'), toFake: ['Date'] });
  document.body.innerHTML = `<div>${renderToString(list)}</div>`;
  const host = document.body.firstElementChild as HTMLElement;
  const [first, second] = host.querySelectorAll('article');
  expect(getTexts(host, 'time')).toEqual(['Today', 'Today']);
  const loggedErrors = vi.spyOn(console, 'error');
  await act(async () => hydrateRoot(host, list));
  vi.setSystemTime(new Date('2026-11-04T13:00:00Z'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect([...host.querySelectorAll('article')]).toEqual([first, second]);
  expect(getTexts(host, 'time')).toEqual(['3 days ago', '3 days ago']);
  expect(loggedErrors).not.toHaveBeenCalled();
});

test('shows distances as soon as the visitor’s place is known', async () => {
  const { host } = await render(list);
  expect(getTexts(host, '.job-card-distance')).toEqual([near, '']);
  await act(async () => setVisitedPlace(place));
  expect(getTexts(host, '.job-card-distance')).toEqual([near, far]);
  await act(async () => clearVisitorPlace());
  expect(getTexts(host, '.job-card-distance')).toEqual([near, '']);
});

test('shows miles in headings and distances, but not in user-written text', async () => {
  const { host } = await render(list);
  expect(getTexts(host, '.distance-heading > span')).toEqual(['Within 3 km']);
  await act(async () => setUnit('mi'));
  expect(getTexts(host, '.distance-heading > span')).toEqual(['Within 2 mi']);
  expect(getTexts(host, '.job-card-distance')).toEqual(['1.1 mi away', '']);
  expect(getTexts(host, 'h3')).toEqual(['5 km Courier', 'Baker']);
});

test('offers miles once to a visitor from the United States', async () => {
  const getOffers = (host: Element) => getTexts(host, '.distance-heading > button');
  const { host, unmount } = await render(list);
  expect(getOffers(host)).toEqual(['Use miles']);
  await act(async () => host.querySelector<HTMLElement>('.distance-heading > button')?.click());
  expect(getTexts(host, '.distance-heading > span')).toEqual(['Within 2 mi']);
  expect(getOffers(host)).toEqual([]);
  await unmount();
  setUnit('km');
  expect(getOffers((await render(list)).host)).toEqual([]);
});

test('shows walking times up to 2 km, or all times of the chosen travel mode', async () => {
  const { host } = await render(
    <JobList
      jobs={[createJobSummary('a', { distanceKm: 1.8 }), createJobSummary('b', { distanceKm: 2.7 })]}
    />,
  );
  const times = () => getTexts(host, '.job-card-more [aria-hidden]');
  expect(times()).toEqual(['25 min walk']);
  await act(async () => setTravelMode('drive'));
  expect(times()).toEqual(['5 min drive', '5 min drive']);
  await act(async () => setTravelMode(null));
  expect(times()).toEqual(['25 min walk']);
});

test('a card shows that people apply on the company’s own site', async () => {
  const { host } = await render(
    <JobList
      jobs={[createJobSummary('a', { appliesElsewhere: true }), createJobSummary('b', { title: 'Cook' })]}
    />,
  );
  expect(getTexts(host, '.job-card-facts').map((line) => line?.includes('On company site'))).toEqual([
    true,
    false,
  ]);
});
