// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { SentApplicationDetail } from '@/components/applications/sent-application-detail';
import { applicationStatuses, type SentApplication } from '@/lib/applications/application';
import { render } from '../ui/render';

vi.mock('@/components/applications/withdraw-form', () => ({ WithdrawForm: () => null }));

const application: SentApplication = {
  id: '1',
  job: {
    id: '1',
    slug: 'night-baker',
    title: 'Night Baker',
    companyName: 'Corner Bakery',
    location: { address: { city: 'Austin', state: 'Texas', neighborhood: null } },
    hasPage: true,
    hasEnded: true,
    isTakenDown: false,
  },
  fullName: 'Ann Smith',
  dateOfBirth: null,
  isAdult: true,
  email: 'ann@example.com',
  isVerified: true,
  phone: '555 0100',
  coverLetter: 'I bake.',
  cvFilename: 'cv.pdf',
  status: 'new',
  createdAt: '2026-11-01T00:00:00Z',
  events: [],
};

const renderPage = async (fields: Partial<SentApplication>) =>
  (
    await render(
      <SentApplicationDetail
        application={{ ...application, ...fields }}
        cvHref="/cv"
        applicationKey={{ name: 'id', value: '1' }}
      />,
    )
  ).host.textContent;

test.each(applicationStatuses)(
  'the page of a %s application shows that its job is closed',
  async (status) => {
    expect(await renderPage({ status })).toContain('This job is closed.');
  },
);

test('the page promises no reply to hired or rejected applicants', async () => {
  expect(await renderPage({ status: 'shortlisted' })).toContain('Corner Bakery may still answer you.');
  for (const status of ['hired', 'rejected'] as const)
    expect(await renderPage({ status })).not.toContain('may still answer you');
});

test('the page shows a warning if the job was taken down', async () => {
  const page = await renderPage({ job: { ...application.job, isTakenDown: true } });
  expect(page).toContain('We took this job down');
  expect(page).toContain('If someone asks you for money, a gift card or bank details, don’t answer.');
  expect(page).not.toContain('may still answer you');
});
