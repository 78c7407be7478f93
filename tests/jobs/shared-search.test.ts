import { describe, expect, test } from 'vitest';
import { sharedSearch } from '@/lib/jobs/shared-search';
import { placeCookie } from '@/lib/places/place-cookie';

const austin = {
  coordinates: { lat: 30.267, lng: -97.743 },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
};
const living = (change = {}, isHttps = false) =>
  placeCookie({ place: austin, radiusKm: 25, isChosen: true, ...change }, isHttps).split(';')[0] ?? '';

const asked = (address: string, cookies = '', isHttps = false) => {
  const [path = '', query] = address.split('?');
  return sharedSearch(path, new URLSearchParams(query), cookies, isHttps);
};

describe('the same question has one address', () => {
  test.each([
    ['lat=30.267&lng=-97.743'],
    ['lng=-97.743&lat=30.267&page=1'],
    ['lat=30.26701&lng=-97.74299&q=&type=&sort=distance&view=list&minPay='],
  ])('%s', (query) => {
    expect(asked(`/jobs-near-me?${query}`)).toEqual({
      url: '/jobs-near-me?lat=30.267&lng=-97.743',
      cookie: null,
    });
  });

  test('which says all that was asked for', () => {
    const query =
      'type=contract&type=part-time&q=line+cook&minPay=15.50&view=map&page=2&sort=date&radius=any&lat=1&lng=2&place=Home';
    const found = asked(`/search?${query}`);
    expect(new URLSearchParams(found?.url.split('?')[1])).toEqual(
      new URLSearchParams(
        'place=Home&lat=1&lng=2&radius=any&q=line cook&type=part-time&type=contract&minPay=15.5&sort=date&view=map&page=2',
      ),
    );
  });
});

describe('a visitor’s own place', () => {
  test('is part of the question where the address names none, or the same', () => {
    const near = asked('/jobs-near-me', `theme=dark; ${living()}`);
    expect(near).toEqual({ url: '/jobs-near-me', cookie: living() });
    expect(asked('/jobs-near-me?lat=30.267&lng=-97.743', living())?.cookie).toBe(living());
    // How it was learned changes nothing.
    expect(asked('/jobs-near-me', living({ isChosen: false }))).toEqual(near);
  });

  test('gives its radius to a search elsewhere, and nothing else', () => {
    expect(asked('/search?lat=1&lng=2', living())).toEqual({
      url: '/search?lat=1&lng=2&radius=25',
      cookie: null,
    });
    expect(asked('/search?lat=1&lng=2&radius=5', living())).toEqual({
      url: '/search?lat=1&lng=2&radius=5',
      cookie: null,
    });
  });

  test('is the same for all who name the radius themselves', () => {
    const address = '/jobs-near-me?lat=30.267&lng=-97.743&radius=5';
    expect(asked(address, living({ radiusKm: 40 }))).toEqual(asked(address, living({ radiusKm: 12 })));
  });

  test('is read by its name on this installation, and only if we wrote it', () => {
    expect(asked('/search', living({}, true), true)?.cookie).toBe(living({}, true));
    expect(asked('/search', living(), true)?.cookie).toBeNull();
    expect(asked('/search', 'doorstep_place=%5B1%2C2%5D; doorstep_place=%ff')?.cookie).toBeNull();
  });
});

describe('a place’s list with filters', () => {
  test('is everybody’s, wherever they are', () => {
    const found = asked('/texas/austin?type=part-time&sort=distance&q=', living());
    expect(found).toEqual({ url: '/texas/austin?type=part-time', cookie: null });
    expect(asked('/texas/austin?radius=10&type=part-time')).toEqual(found);
    expect(asked('/texas/austin?radius=10&sort=distance')?.url).toBe('/texas/austin?view=list');
    expect(asked('/texas/austin?radius=any')?.url).toBe('/texas/austin?radius=any');
    expect(asked('/texas/austin?startBy=2027-01-31')?.url).toBe('/texas/austin?startBy=2027-01-31');
    expect(asked('/texas/austin?page=2')?.url).toBe('/texas/austin?page=2');
    expect(asked('/texas/austin/jobs/part-time?page=2&view=map')?.url).toBe(
      '/texas/austin/jobs/part-time?view=map&page=2',
    );
  });

  test.each([
    ['/texas/austin?type=king'],
    ['/texas/austin?type=contract&place=Dallas'],
    ['/texas/austin?type=contract&lat=1&lng=2'],
    ['/texas?type=contract'],
    ['/alerts/new?q=nurse'],
    ['/employer/jobs?view=map'],
    ['/application/abc?q=a'],
  ])('but not %s', (address) => {
    expect(asked(address, living())).toBeNull();
  });
});

describe('is for its visitor alone, or worth no room', () => {
  test.each([
    ['a place in words is looked up for who typed it', '/search?place=Austin'],
    ['an emptied place', '/search?place=&radius=10'],
    ['an emptied place beside a point', '/search?place=&lat=1&lng=2&radius=10'],
    ['a parameter that says nothing', '/search?lat=1&lng=2&utm_source=letter'],
    ['a point that is none', '/search?lat=91&lng=2'],
    ['half a point', '/search?lat=30'],
    ['a number that is none', '/search?lat=1&lng=2&radius=0x10'],
    ['a page beyond the last', '/search?page=100000'],
    ['a type that there is not', '/search?type=king'],
    ['one parameter twice', '/search?q=a&q=b'],
    ['more words than anybody types', `/search?q=${'a'.repeat(300)}`],
    ['another page', '/talent-near-me?lat=1&lng=2'],
  ])('%s', (_name, address) => {
    expect(asked(address)).toBeNull();
  });
});

describe('the API’s answer', () => {
  const api = (query: string, cookies = '') => asked(`/api/jobs/search?${query}`, cookies);

  test('is one for all who ask for the same circle, whoever they are', () => {
    const one = api('lat=30.267&lng=-97.743');
    expect(one).toEqual({ url: expect.any(String), cookie: null, answer: expect.any(Function) });
    for (const [query, cookies] of [
      ['lng=-97.743&lat=30.267&radius=10&page=1&place=Home'],
      ['lat=30.267&lng=-97.743', living()],
    ])
      expect(api(query ?? '', cookies)?.url).toBe(one?.url);
  });

  // The API says distances to the meter, and a map asks for more jobs than a list.
  test.each([
    'lat=30.26701&lng=-97.743',
    'lat=30.267&lng=-97.743&radius=11',
    'lat=30.267&lng=-97.743&view=map',
  ])('is another one for %s', (query) => {
    expect(api(query)?.url).toBeTypeOf('string');
    expect(api(query)?.url).not.toBe(api('lat=30.267&lng=-97.743')?.url);
  });

  test.each([
    'lat=91&lng=0',
    'lat=30.267&lng=-97.743&sort=best',
    'lat=30.267&lng=-97.743&alone=1',
    'lat=30.267&lng=-97.743&radius=any',
    'place=Austin',
    '',
  ])('is its route’s for %j', (query) => {
    expect(api(query)).toBeNull();
  });
});

test("what a map shows is everybody's, and what is no view of one is left to its route", () => {
  const map = (query: string) => asked(`/api/jobs/map?${query}`, living());
  const view = 'box=-122.5,37.6,-122,38&zoom=11';
  expect(map(`${view}&lat=37.8&lng=-122.3&radius=10`)?.url).toContain('"box":[-122.5,37.6,-122,38]');
  expect(map(`lat=37.8&lng=-122.3&radius=10&${view}`)).toEqual({
    ...map(`${view}&lat=37.8&lng=-122.3&radius=10`),
    answer: expect.any(Function),
  });
  for (const wrong of [
    '',
    'box=1,2,3&zoom=11',
    'box=1,1,0,2&zoom=11',
    'box=0,0,1,1&zoom=2',
    'box=,,1,1&zoom=5',
    'box=-180,-90,180,90&zoom=14',
  ])
    expect(map(wrong), wrong).toBeNull();
});
