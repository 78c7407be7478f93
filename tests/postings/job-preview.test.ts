import { expect, test } from 'vitest';
import { emptyJobForm } from '@/lib/postings/job-form';
import { toJobPreview } from '@/lib/postings/job-preview';

const now = new Date('2026-11-20T12:00:00Z');
const place = {
  coordinates: { lat: 37.76, lng: -122.41 },
  address: { city: 'San Francisco', state: 'California', country: 'United States' },
};
const company = {
  name: 'Blue Door Coffee',
  logo: '/api/storage/logos/door.webp',
  description: 'Coffee.',
  industry: 'Hospitality' as const,
  location: { ...place, address: { ...place.address, street: null, zipCode: null, neighborhood: null } },
};
const preview = (form: object) => toJobPreview({ ...emptyJobForm, ...form }, company, 'ada', now);

test('shows the form’s values like a posted job', () => {
  expect(
    preview({
      title: ' Barista ',
      type: 'part-time',
      salaryMin: '$18.50',
      currency: 'USD',
      period: 'hour',
      hoursMin: '20',
      minimumAge: '18',
      tags: ['Latte Art'],
      benefits: ['Free  coffee'],
      schedule: ['mon-morning'],
      hasTips: true,
      startsOn: '2026-12-01',
    }),
  ).toMatchObject({
    title: 'Barista',
    type: 'part-time',
    company: { name: 'Blue Door Coffee', logo: '/api/storage/logos/door.webp', description: 'Coffee.' },
    salary: { min: 18.5, max: null, currency: 'USD', period: 'hour' },
    hoursPerWeek: { min: 20, max: null },
    minimumAge: 18,
    start: '2026-12-01',
    tags: ['latte-art'],
    benefits: ['Free coffee'],
    hasTips: true,
    state: 'open',
    expiresAt: '2026-12-20T12:00:00.000Z',
  });
});

test('shows placeholders or nothing for missing and invalid values', () => {
  expect(preview({ salaryMin: '18,50', hoursMin: 'many', applicationUrl: 'nowhere' })).toMatchObject({
    title: 'Job title',
    description: 'Job description',
    type: 'full-time',
    location: company.location,
    salary: null,
    hoursPerWeek: { min: null, max: null },
    minimumAge: null,
    start: null,
    applicationUrl: null,
    tags: [],
    hasTips: false,
  });
});
