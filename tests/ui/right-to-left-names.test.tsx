// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ApplicantsHeader } from '@/components/applications/applicants/applicants-header';
import { MyApplications } from '@/components/applications/my-applications';
import { PostingCard } from '@/components/postings/manage/posting-card';
import { PlainText } from '@/components/ui/plain-text';
import type { MyApplication } from '@/lib/applications/application';
import type { PostingSummary } from '@/lib/postings/posting-summary';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { render } from './render';

vi.mock('@/components/postings/manage/status-buttons', () => ({ StatusButtons: () => null }));

const title = 'אופה לילה';
const company = 'מאפיית הפינה';
const location = {
  coordinates: { lat: 30.27, lng: -97.74 },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
};
const address = { slug: 'night-baker', location };

/** Right-to-left text would reorder adjacent digits and punctuation unless it is isolated. */
const getIsolatedTexts = (host: Element) =>
  [...host.querySelectorAll('bdi')].map((element) => element.textContent);

test('right-to-left names are isolated from the text around them', async () => {
  const sent: MyApplication = {
    id: '1',
    job: {
      ...address,
      id: '1',
      title,
      companyName: company,
      hasPage: true,
      hasEnded: false,
      isTakenDown: false,
    },
    status: 'new',
    sentAt: '2026-11-01T00:00:00Z',
    isOwn: true,
  };
  const list = await render(<MyApplications applications={[sent]} isSignedIn />);
  expect(getIsolatedTexts(list.host)).toContain(company);
  const header = await render(
    <ApplicantsHeader
      job={{ id: '1', title, companyName: company, isOpen: true, isClosed: false }}
      total={3}
    />,
  );
  expect(getIsolatedTexts(header.host)).toContain(title);
});

test('text in another language has lang and dir attributes', async () => {
  const text = 'דרוש טבח מנוסה למסעדה.';
  const { host } = await render(<PlainText {...getLanguageAttributes(text)} text={text} />);
  expect(host.firstElementChild?.getAttributeNames().sort()).toEqual(['class', 'dir', 'lang']);
  expect(host.querySelector('[lang=he][dir=auto]')?.textContent).toBe(text);
});

test('the link to the applications contains the job title', async () => {
  const posting: PostingSummary = {
    ...address,
    id: '1',
    title: 'Night Baker',
    type: 'full-time',
    state: 'open',
    postedAt: '2026-11-01T00:00:00Z',
    expiresAt: '2026-12-01T00:00:00Z',
    endedAt: '2026-12-01T00:00:00Z',
    views: 4,
    applications: 2,
    hold: null,
    newApplications: 1,
  };
  const { host } = await render(<PostingCard posting={posting} now={new Date('2026-11-02')} />);
  const link = [...host.querySelectorAll('a')].find((element) => element.textContent?.startsWith('2'));
  expect(link?.textContent).toBe('2 (1 new), applications for Night Baker');
});
