import { expect, test } from 'vitest';
import { rolePageSearch, rolePageTitle } from '@/lib/talents/role-page';
import {
  countTalentFilters,
  parseTalentSearch,
  permittedSearch,
  talentSearchQuery,
} from '@/lib/talents/search-params';

test('a URL without anything asks for everybody within 25 km, nearest first', () => {
  const search = parseTalentSearch({ lat: '40.713', lng: '-74.006' });
  expect(search).toMatchObject({ radiusKm: 25, sort: 'distance', view: 'list', page: 1, query: '' });
  expect(countTalentFilters(search)).toBe(0);
});

test('a search survives its own URL', () => {
  const params = {
    lat: '40.713',
    lng: '-74.006',
    radius: '40',
    q: 'rye baker',
    minYears: '3',
    maxYears: '9',
    available: 'month',
    type: ['part-time', 'contract'],
    maxPay: '22.5',
    sort: 'relevance',
    view: 'map',
    page: '2',
  };
  const search = parseTalentSearch(params);
  const query = Object.fromEntries(
    Object.entries(talentSearchQuery(search)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : value === undefined || value === null ? undefined : String(value),
    ]),
  );
  expect(parseTalentSearch(query)).toEqual(search);
  expect(countTalentFilters(search)).toBe(6);
});

test('nonsense is as if it were not there, and too far is as far as we go', () => {
  expect(
    parseTalentSearch({
      lat: '91',
      lng: '0',
      radius: '900',
      minYears: 'x',
      available: 'soon',
      type: 'pirate',
      page: '0',
    }),
  ).toMatchObject({ center: null, radiusKm: 100, minYears: null, available: null, types: [], page: 1 });
});

test('nobody asks for what the database would refuse them (D25)', () => {
  const search = parseTalentSearch({
    minYears: '3',
    maxYears: '9',
    available: 'month',
    maxPay: '20',
    q: 'rye',
  });
  expect(permittedSearch(search, 'employer')).toEqual(search);
  expect(permittedSearch(search, 'signed-in')).toEqual({ ...search, maxPay: null });
  expect(permittedSearch(search, 'visitor')).toMatchObject({
    minYears: null,
    maxYears: null,
    available: null,
    maxPay: null,
    query: 'rye',
  });
});

test('a page of a role asks for its words, and for nothing where the availability is none (D14)', () => {
  const center = { lat: 30.267, lng: -97.743 };
  const read = (role: string, availability: string) =>
    rolePageSearch(center, { role, availability, page: undefined });
  expect(read('night-baker', 'now')).toMatchObject({ query: 'night baker', available: 'now', types: [] });
  expect(read('any', 'part-time')).toMatchObject({ query: '', available: null, types: ['part-time'] });
  expect(read('any', 'sometime')).toBeNull();
  const found = read('night-baker', 'part-time');
  expect(found && rolePageTitle(found, 'Austin, Texas')).toBe(
    'Night Baker talents in Austin, Texas, looking for Part Time',
  );
});
