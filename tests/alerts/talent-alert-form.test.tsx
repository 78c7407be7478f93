// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TalentAlertForm } from '@/components/alerts/talent-alert-form';
import type { AlertSchedule } from '@/lib/alerts/alert';
import { timeZoneChoices } from '@/lib/alerts/alert-time-zone';
import { fail } from '@/lib/result';
import { alertMessages } from '@/messages/alerts/messages';
import { render } from '../ui/render';

const wrong = fail(alertMessages.skillTooLong, { fieldErrors: { skills: alertMessages.skillTooLong } });
vi.mock('@/lib/alerts/actions', () => ({ saveTalentAlert: async () => wrong }));
vi.mock('@/components/alerts/preview-button', () => ({ TalentPreviewButton: () => null }));
vi.mock('@/components/places/place-picker', () => ({ PlacePicker: () => null }));
vi.mock('@/components/places/use-place-field', () => ({
  usePlaceField: ({ tell }: { tell: (json: string) => void }) => ({
    picker: {},
    waitForLookup: async () => tell(JSON.stringify(place)),
    write: () => {},
  }),
}));

const place = {
  coordinates: { lat: 37.76, lng: -122.41 },
  address: { city: 'San Francisco', state: 'California', country: 'United States' },
};

const show = (schedule: AlertSchedule | null) =>
  render(
    <TalentAlertForm
      id={null}
      start={{
        keywords: '',
        skills: ['x'.repeat(101)],
        minYears: null,
        maxYears: null,
        place: null,
        radiusKm: 50,
      }}
      schedule={schedule}
      zones={timeZoneChoices('')}
      tiles={{ url: '', attribution: '' }}
      submitLabel="Create Alert"
    />,
  );

test('the hour and the time zone are folded under a line that says them, unless another hour is saved', async () => {
  const { host, leave } = await show(null);
  expect(host.querySelector('details')?.open).toBe(false);
  expect(host.querySelector('summary')?.textContent).toMatch(/^At 8:00 am, .+Change$/);
  await leave();
  const changed = await show({ frequency: 'weekly', hour: 17, weekday: 5, timeZone: 'America/Chicago' });
  expect(changed.host.querySelector('details')?.open).toBe(true);
  expect(changed.host.querySelector('summary')?.textContent).toMatch(/^At 5:00 pm, Central Time/);
  await changed.leave();
});

test('what is wrong with the skills is said at their field', async () => {
  const page = await show(null);
  await page.click('Create Alert');
  const skills = page.labelled('Required skills');
  const descriptions = skills.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toContain(
    alertMessages.skillTooLong,
  );
  expect(skills.getAttribute('aria-invalid')).toBe('true');
});
