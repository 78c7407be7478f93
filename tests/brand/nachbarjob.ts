import type { Brand } from '@/lib/brand/brand';

export * from '@/lib/brand/defaults';

/** Another brand, as an operator would configure it in doorstep.config.ts. */
export const name: Brand['name'] = 'Nachbarjob Austin';
export const tagline: Brand['tagline'] = 'Good work, a few streets away';
export const description: Brand['description'] =
  'Jobs in Austin near your home: how far each one is, what it pays, and how to get it by bike.';
export const logo: Brand['logo'] = {
  mark: '<path d="M4 15 16 5l12 10v14H4z"/>',
  accent: '<rect x="12.5" y="18" width="7" height="11" rx="1"/><circle cx="26" cy="6" r="3"/>',
};
export const palette: Brand['palette'] = { brand: '#6b2d5c', accent: '#f0b429' };
export const operator: Brand['operator'] = {
  legalName: 'Nachbarjob Cooperative, Inc.',
  postalAddress: '100 Congress Ave, Austin, TX 78701',
  supportEmail: 'hello@nachbarjob.example',
};
export const area: Brand['area'] = {
  center: { lat: 30.2672, lng: -97.7431 },
  place: { city: 'Austin', state: 'Texas' },
  radiusKm: 15,
  talentRadiusKm: 20,
};
export const directions: Brand['directions'] = { walk: null, bike: null, bus: null, car: null };

export const payCurrencies: Brand['payCurrencies'] = ['USD'];
export const claims: Brand['claims'] = 'none';
export const parts: Brand['parts'] = { talents: false, alerts: true, employers: 'invited' };
export const retention: Brand['retention'] = {
  applicationDays: 90,
  mailDays: 14,
  addressProofDays: 90,
  unconfirmedAlertDays: 3,
};
