// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { PlaceOfSearch } from '@/components/places/place-of-search';
import {
  forgetPlace,
  rememberedPlace,
  rememberedRadius,
  rememberPlace,
} from '@/components/places/remember-place';
import { sendSearch } from '@/components/places/sent-search';
import { normalizeAddress, type Place } from '@/lib/places/place';
import { render } from '../ui/render';

const placeIn = (city: string): Place => ({
  coordinates: { lat: 45.523, lng: -122.676 },
  address: normalizeAddress({ city, state: 'Oregon', country: 'United States' }),
});
const open = (city: string, words: string, radiusKm: number | null = 40) =>
  render(<PlaceOfSearch place={placeIn(city)} words={words} radiusKm={radiusKm} />);
const known = () => [rememberedPlace()?.address.city, rememberedRadius()];

beforeEach(forgetPlace);

describe('the place of the search that is open', () => {
  test('is remembered with its radius where it was typed and sent here', async () => {
    rememberPlace(placeIn('Salem'));
    sendSearch('Portland, OR', null);
    await open('Portland', 'Portland, OR');
    expect(known()).toEqual(['Portland', 40]);
  });

  test('of a link counts for a visitor who has chosen none, and for nobody else', async () => {
    await open('Portland', 'Portland, OR');
    expect(known()).toEqual(['Portland', 10]);
    rememberPlace(placeIn('Salem'));
    await open('Bend', 'Bend, OR');
    expect(known()).toEqual(['Salem', 10]);
  });

  test('of a link stays somebody else’s when only its filters are changed', async () => {
    rememberPlace(placeIn('Salem'));
    sendSearch(null, null);
    await open('Portland', 'Portland, OR', 25);
    expect(known()).toEqual(['Salem', 25]);
  });

  test('is the suggestion that was taken, as soon as the search is sent', () => {
    const suggestion = { label: 'Eugene, Oregon', place: placeIn('Eugene') };
    sendSearch('Eugene, Oregon', suggestion);
    expect(known()[0]).toBe('Eugene');
    sendSearch('Bend', suggestion);
    expect(known()[0]).toBe('Eugene');
  });
});
