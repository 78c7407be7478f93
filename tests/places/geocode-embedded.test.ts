import { describe, expect, test } from 'vitest';
import { geocode } from '@/lib/places/geocode';
import { placeLabel } from '@/lib/places/place';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();

async function labelOf(text: string): Promise<string> {
  const answer = await geocode(text);
  return answer.ok ? placeLabel(answer.place) : answer.message;
}

describe('a typed place', () => {
  test.each([
    ['94110', 'San Francisco, California 94110'],
    ['Austin TX', 'Austin, Texas'],
    ['Brooklyn NY', 'Brooklyn, New York, New York'],
    ['Portland ME', 'Portland, Maine'],
    ['Portland OR', 'Portland, Oregon'],
    ['Springfield IL', 'Springfield, Illinois'],
    ['Springfield MA', 'Springfield, Massachusetts'],
    ['Washington DC', 'Washington, District of Columbia'],
    ['St. Louis MO', 'St. Louis, Missouri'],
    ['Winston-Salem NC', 'Winston-Salem, North Carolina'],
    ["Coeur d'Alene ID", "Coeur d'Alene, Idaho"],
    ["O'Fallon MO", "O'Fallon, Missouri"],
  ])('%j resolves to %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  test.each([
    ['Washington, D.C.', 'Washington, District of Columbia'],
    ['New York City', 'New York, New York'],
    ['NYC', 'New York, New York'],
    ['Saint Louis, Missouri', 'St. Louis, Missouri'],
    ['O Fallon, MO', "O'Fallon, Missouri"],
    ['Coeur d’Alene', "Coeur d'Alene, Idaho"],
    ['winston salem, north carolina', 'Winston-Salem, North Carolina'],
    ['Kāneʻohe', 'Kaneohe, Hawaii'],
    ['Mt. Vernon, NY', 'Mount Vernon, New York'],
    ['Ft Worth', 'Fort Worth, Texas'],
    ['Canon City CO', 'Cañon City, Colorado'],
    ['Akutan AK', 'Akutan, Alaska'],
  ])('%j, another spelling, resolves to %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  test.each([
    ['Austin, TX, United States', 'Austin, Texas'],
    ['Philadelphia PA, usa', 'Philadelphia, Pennsylvania'],
    ['10001-1234', 'Manhattan, New York, New York 10001'],
    ['San Francisco, CA 94110', 'San Francisco, California 94110'],
    ['123 Main St, Austin, TX 78701', 'Austin, Texas 78701'],
    ['500 Howard St, San Francisco, CA', 'San Francisco, California'],
    ['12 Oak Park Ave Chicago IL', 'Chicago, Illinois'],
    ['123 Main St, Austin', 'Austin, Texas'],
    ['Mission District, San Francisco, CA', 'Mission District, San Francisco, California'],
    ['Van Nuys, CA', 'Van Nuys, Los Angeles, California'],
    ['Pheonix AZ', 'Phoenix, Arizona'],
    ['San Fransisco', 'San Francisco, California'],
    ['  Portland  ', 'Portland, Oregon'],
  ])('%j, with more or less around it, resolves to %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  test.each([
    'qqzzxx',
    'asdfgh',
    '00000',
    '',
    ',',
    '%',
    "'; drop table places; --",
    'Texas',
    'CA',
    'San Juan PR',
    'London, UK',
    'Tijuana, Mexico',
    'hello world',
    'x'.repeat(5000),
  ])('%j is no place', async (text) => {
    expect(await labelOf(text)).toBe('No results found for the address');
  });
});
