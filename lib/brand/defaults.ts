import type { Brand } from './brand.ts';

/*
 * Doorstep's own brand: the defaults of `doorstep.config.ts`. Each part is a separate export, so that the browser's
 * bundle contains only the parts it uses.
 */

export const name: Brand['name'] = 'Doorstep';

export const tagline: Brand['tagline'] = 'Work that’s around the corner';

export const description: Brand['description'] =
  'Find a job near home: see what’s close, what it pays and whether it’s still open, and apply in a minute.';

/** A door with a lit window. */
export const logo: Brand['logo'] = {
  mark: '<path d="M7 26.5V12a9 9 0 0 1 18 0v14.5z"/><rect x="3.5" y="28" width="25" height="2.5" rx="1.25"/>',
  accent: '<path d="M11 13.5a5 5 0 0 1 10 0z"/><circle cx="21" cy="20" r="1.5"/>',
};

/**
 * Gray ground, petrol as the one strong color, brass as the accent. `door` is deep petrol in both schemes, for large
 * colored areas.
 */
export const palette = {
  light: {
    ground: '#f4f4f1',
    surface: '#fdfdfc',
    sunken: '#e9e9e4',
    ink: '#16292d',
    'ink-soft': '#4a5a5d',
    line: '#d9d9d2',
    edge: '#7f8683',
    brand: '#0c5560',
    'brand-strong': '#083f48',
    'brand-ink': '#ffffff',
    'brand-soft': '#dcebec',
    door: '#0b4650',
    'door-ink': '#f3f7f5',
    'door-soft': '#bcd6d6',
    mark: '#0c5560',
    accent: '#e0a021',
    'accent-ink': '#2b1d02',
    'accent-soft': '#faecc9',
    good: '#1d6a40',
    'good-soft': '#dff0e4',
    warn: '#8a5200',
    'warn-soft': '#fbecd0',
    danger: '#a92a21',
    'danger-ink': '#ffffff',
    'danger-soft': '#fae3e0',
  },
  dark: {
    ground: '#0f1a1d',
    surface: '#16252a',
    sunken: '#0b1416',
    ink: '#eceeea',
    'ink-soft': '#a9b8b8',
    line: '#2a3c41',
    edge: '#6f8488',
    brand: '#7cc7cd',
    'brand-strong': '#a3dde1',
    'brand-ink': '#06262b',
    'brand-soft': '#173a41',
    door: '#12363d',
    'door-ink': '#f3f7f5',
    'door-soft': '#bcd6d6',
    mark: '#37909b',
    accent: '#eeb64a',
    'accent-ink': '#2b1d02',
    'accent-soft': '#3d3014',
    good: '#83d3a2',
    'good-soft': '#153526',
    warn: '#f0bb66',
    'warn-soft': '#3a2b10',
    danger: '#ff9f94',
    'danger-ink': '#2d0705',
    'danger-soft': '#43211f',
  },
} satisfies Brand['palette'];

export const operator: Brand['operator'] = { legalName: null, postalAddress: null, supportEmail: null };

/** Maps open on San Francisco (specification, section 9). */
export const area: Brand['area'] = {
  center: { lat: 37.7749, lng: -122.4194 },
  place: null,
  radiusKm: 10,
  talentRadiusKm: 25,
};

/** OpenStreetMap has no timetables: the bus link opens its public transport map. */
export const directions: Brand['directions'] = {
  walk: 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route={from}%3B{to}',
  bike: 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_bike&route={from}%3B{to}',
  bus: 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route={from}%3B{to}#layers=T',
  car: 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route={from}%3B{to}',
};

/** D18a: NZD in addition to the specified currencies. */
export const payCurrencies: Brand['payCurrencies'] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'];

/** D3: the specified copy. */
export const claims: Brand['claims'] = { jobs: '15,000+', neighborhoods: '8,500+', jobSeekers: '30,000+' };

export const parts: Brand['parts'] = { talents: true, alerts: true, employers: 'anybody' };

export const retention: Brand['retention'] = {
  applicationDays: 180,
  mailDays: 30,
  addressProofDays: 180,
  unconfirmedAlertDays: 7,
};
