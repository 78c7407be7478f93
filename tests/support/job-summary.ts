import type { JobSummary } from '@/lib/jobs/job';

export const createJobSummary = (id: string, overrides: Partial<JobSummary> = {}): JobSummary => ({
  id,
  slug: id,
  title: 'Baker',
  company: { name: 'Corner', logo: null },
  location: {
    coordinates: { lat: 30.26, lng: -97.77 },
    address: {
      street: '12 Main St',
      neighborhood: 'Zilker',
      city: 'Austin',
      state: 'Texas',
      zipCode: null,
      country: 'United States',
    },
  },
  type: 'part-time',
  salary: null,
  tags: [],
  postedAt: '2026-11-01T12:00:00.000Z',
  distanceKm: null,
  ...overrides,
});
