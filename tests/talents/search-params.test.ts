import { expect, test } from 'vitest';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { rolePageHref, rolePageSearch, rolePageTitle } from '@/lib/talents/role-page';
import {
  countTalentFilters,
  parseTalentSearch,
  removeForbiddenFilters,
  talentSearchQuery,
} from '@/lib/talents/search-params';

test('a URL without parameters means all talents within 25 km, nearest first', () => {
  const search = parseTalentSearch({ lat: '40.713', lng: '-74.006' });
  expect(search).toMatchObject({ radiusKm: 25, sort: 'distance', view: 'list', page: 1, query: '' });
  expect(countTalentFilters(search)).toBe(0);
});

test('parsing a formatted search returns the same search', () => {
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

test('reports and ignores invalid parameters, and limits the radius', () => {
  const search = parseTalentSearch({
    lat: '91',
    lng: '0',
    radius: '900',
    minYears: 'x',
    available: 'soon',
    type: ['pirate', 'contract'],
    maxPay: '20,5',
    page: '0',
    view: 'globe',
    q: 'rye',
  });
  expect(search).toMatchObject({
    center: null,
    radiusKm: 100,
    minYears: null,
    available: null,
    types: ['contract'],
    maxPay: null,
    page: 1,
    view: 'list',
    query: 'rye',
  });
  expect(search.problems).toEqual({
    lat: { value: '91', message: 'Invalid latitude or longitude values' },
    radius: { value: '900', message: 'Choose 1 to 100 km. We used 100 instead of “900”.' },
    minYears: { value: 'x', message: 'Choose 0 to 50 years, not “x”.' },
    available: { value: 'soon', message: 'There’s no availability “soon”.' },
    type: { value: 'pirate, contract', message: 'There’s no job type “pirate”.' },
    maxPay: {
      value: '20,5',
      message: 'We couldn’t use “20,5”. Enter dollars per hour from 0 to 10,000, such as 18 or 18.50.',
    },
    view: { value: 'globe', message: 'There’s no view “globe”.' },
    page: { value: '0', message: 'Pages go from 1 to 5,000, so there’s no page “0”.' },
  });
});

test('reports a minimum above the maximum at both fields', () => {
  const search = parseTalentSearch({ minYears: '9', maxYears: '3' });
  expect(search).toMatchObject({ minYears: null, maxYears: null });
  const message = 'The minimum of 9 years is above the maximum of 3, so we used neither.';
  expect(search.problems).toEqual({
    minYears: { value: '9', message },
    maxYears: { value: '3', message },
  });
});

test('removes filters that the database rejects for the audience (D25)', () => {
  const search = parseTalentSearch({
    minYears: '3',
    maxYears: '9',
    available: 'month',
    maxPay: '20',
    q: 'rye',
  });
  expect(removeForbiddenFilters(search, 'employer')).toEqual(search);
  expect(removeForbiddenFilters(search, 'signed-in')).toEqual({ ...search, maxPay: null });
  expect(removeForbiddenFilters(search, 'visitor')).toMatchObject({
    minYears: null,
    maxYears: null,
    available: null,
    maxPay: null,
    query: 'rye',
  });
});

const austin = { lat: 30.267, lng: -97.743 };
const getRoleSearch = (role: string, availability: string, query: RawParams = {}) =>
  rolePageSearch(austin, { role, availability }, query);

test('a role page searches for the role and availability of its path (D14)', () => {
  expect(getRoleSearch('night-baker', 'now')).toMatchObject({
    query: 'night baker',
    available: 'now',
    types: [],
    center: austin,
  });
  expect(getRoleSearch('any', 'part-time')).toMatchObject({
    query: '',
    available: null,
    types: ['part-time'],
  });
  expect(getRoleSearch('any', 'sometime')).toBeNull();
  const search = getRoleSearch('night-baker', 'part-time');
  expect(search && rolePageTitle(search, 'Austin, Texas')).toBe(
    'Night Baker talents in Austin, Texas, looking for Part Time',
  );
});

test('a filtered role page keeps its path, and a new query leads to the page of all talents', () => {
  const search = getRoleSearch('night-baker', 'now', { radius: '40', minYears: '2', view: 'map' });
  expect(search).toMatchObject({ query: 'night baker', radiusKm: 40, minYears: 2, view: 'map' });
  if (!search) throw new Error('The role has no search.');
  const rolePath = { state: 'texas', city: 'austin', role: 'night-baker', availability: 'now' };
  expect(rolePageHref(rolePath, search)).toBe(
    '/texas/austin/talents/night-baker/now?radius=40&minYears=2&view=map',
  );
  expect(rolePageHref(rolePath, { ...search, query: 'chef' })).toBe(
    '/texas/austin/talents/any/any?radius=40&q=chef&minYears=2&available=now&view=map',
  );
  const allTalents = { ...rolePath, role: 'any', availability: 'any' };
  expect(getRoleSearch('any', 'any', { q: 'chef', available: 'now' })).toMatchObject({
    query: 'chef',
    available: 'now',
  });
  expect(rolePageHref(allTalents, { ...search, query: '', available: null })).toBe(
    '/texas/austin/talents/any/any?radius=40&minYears=2&view=map',
  );
});
