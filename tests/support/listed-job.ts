import type { JobSummary } from '@/lib/jobs/job';

/** A job as a list has it; without a place of its own, and around no place. */
export const listedJob = (id: string, rest: Partial<JobSummary> = {}): JobSummary => ({
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
  ...rest,
});
