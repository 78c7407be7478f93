import { expect, test } from 'vitest';
import { searchTitle } from '@/components/search/search-title';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { normalizeAddress } from '@/lib/places/place';

const boise = {
  coordinates: { lat: 43.6135, lng: -116.2034 },
  address: normalizeAddress({ city: 'Boise', state: 'Idaho', country: 'United States' }),
};

test.each([
  [{}, null, 'Find Jobs'],
  [{}, boise, 'Jobs near Boise, Idaho'],
  [{ page: '2' }, boise, 'Jobs near Boise, Idaho, page 2'],
  [{ q: 'barista', view: 'map' }, boise, '“barista” near Boise, Idaho, map'],
  [{ q: 'barista', place: 'Austin, TX' }, boise, '“barista” near Austin, TX'],
  [{ lat: '43.614', lng: '-116.203' }, boise, 'Jobs near Boise, Idaho'],
  [{ lat: '30.267', lng: '-97.743' }, boise, 'Find Jobs'],
  [
    { q: 'registered nurse, ICU', place: 'Minneapolis, Minnesota' },
    null,
    '“registered nurse, ICU” near Minneapolis',
  ],
  [{ q: 'x'.repeat(150), place: 'Austin' }, null, `“${'x'.repeat(24)}…”`],
])('returns the title of the search %j', (params, own, title) => {
  expect(searchTitle('Find Jobs', parseJobSearch(params), own)).toBe(title);
});
