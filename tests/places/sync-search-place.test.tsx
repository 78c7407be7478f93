// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { recordSentSearch } from '@/components/places/sent-search';
import { SyncSearchPlace } from '@/components/places/sync-search-place';
import {
  clearVisitorPlace,
  getSearchRadius,
  getVisitorPlace,
  setChosenPlace,
} from '@/components/places/visitor-place';
import { normalizeAddress, type Place } from '@/lib/places/place';
import { render } from '../ui/render';

const createPlace = (city: string): Place => ({
  coordinates: { lat: 45.523, lng: -122.676 },
  address: normalizeAddress({ city, state: 'Oregon', country: 'United States' }),
});
const renderSearch = (city: string, words: string, radiusKm: number | null = 40) =>
  render(<SyncSearchPlace place={createPlace(city)} placeText={words} radiusKm={radiusKm} />);
const getStoredSearch = () => [getVisitorPlace()?.address.city, getSearchRadius()];

beforeEach(clearVisitorPlace);

describe('the place of the current search', () => {
  test('is saved with its radius if the visitor typed and submitted it', async () => {
    setChosenPlace(createPlace('Salem'));
    recordSentSearch('Portland, OR', null);
    await renderSearch('Portland', 'Portland, OR');
    expect(getStoredSearch()).toEqual(['Portland', 40]);
  });

  test('from a link is saved only for a visitor without a chosen place', async () => {
    await renderSearch('Portland', 'Portland, OR');
    expect(getStoredSearch()).toEqual(['Portland', 10]);
    setChosenPlace(createPlace('Salem'));
    await renderSearch('Bend', 'Bend, OR');
    expect(getStoredSearch()).toEqual(['Salem', 10]);
  });

  test('from a link is not saved when the visitor changes only the filters', async () => {
    setChosenPlace(createPlace('Salem'));
    recordSentSearch(null, null);
    await renderSearch('Portland', 'Portland, OR', 25);
    expect(getStoredSearch()).toEqual(['Salem', 25]);
  });

  test('is saved as soon as the search is submitted if it is a chosen suggestion', () => {
    const suggestion = { label: 'Eugene, Oregon', place: createPlace('Eugene') };
    recordSentSearch('Eugene, Oregon', suggestion);
    expect(getStoredSearch()[0]).toBe('Eugene');
    recordSentSearch('Bend', suggestion);
    expect(getStoredSearch()[0]).toBe('Eugene');
  });
});
