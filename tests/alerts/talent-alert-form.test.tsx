// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TalentAlertForm } from '@/components/alerts/talent-alert-form';
import type { AlertSchedule } from '@/lib/alerts/alert';
import { getTimeZoneOptions } from '@/lib/alerts/time-zone';
import { fail } from '@/lib/result';
import { alertMessages } from '@/messages/alerts/messages';
import { render } from '../ui/render';

const failure = fail(alertMessages.skillTooLong, { fieldErrors: { skills: alertMessages.skillTooLong } });
vi.mock('@/lib/alerts/actions', () => ({ saveTalentAlert: async () => failure }));
vi.mock('@/components/alerts/preview-button', () => ({ TalentPreviewButton: () => null }));
vi.mock('@/components/places/place-picker', () => ({ PlacePicker: () => null }));
vi.mock('@/components/places/use-place-field', () => ({
  usePlaceField: ({ setFieldValue }: { setFieldValue: (json: string) => void }) => ({
    picker: {},
    waitForLookup: async () => setFieldValue(JSON.stringify(place)),
    writeTo: () => {},
  }),
}));

const place = {
  coordinates: { lat: 37.76, lng: -122.41 },
  address: { city: 'San Francisco', state: 'California', country: 'United States' },
};

const renderForm = (schedule: AlertSchedule | null) =>
  render(
    <TalentAlertForm
      id={null}
      defaults={{
        keywords: '',
        skills: ['x'.repeat(101)],
        minYears: null,
        maxYears: null,
        place: null,
        radiusKm: 50,
      }}
      schedule={schedule}
      zones={getTimeZoneOptions('')}
      tiles={{ url: '', attribution: '' }}
      submitLabel="Create Alert"
    />,
  );

test('collapses the hour and the time zone if the hour is the default', async () => {
  const { host, unmount } = await renderForm(null);
  expect(host.querySelector('details')?.open).toBe(false);
  expect(host.querySelector('summary')?.textContent).toMatch(/^At 8:00 am, .+Change$/);
  await unmount();
  const changed = await renderForm({
    frequency: 'weekly',
    hour: 17,
    weekday: 5,
    timeZone: 'America/Chicago',
  });
  expect(changed.host.querySelector('details')?.open).toBe(true);
  expect(changed.host.querySelector('summary')?.textContent).toMatch(/^At 5:00 pm, Central Time/);
  await changed.unmount();
});

test('shows an error about skills at the field', async () => {
  const page = await renderForm(null);
  await page.click('Create Alert');
  const skills = page.labelled('Required skills');
  const descriptions = skills.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toContain(
    alertMessages.skillTooLong,
  );
  expect(skills.getAttribute('aria-invalid')).toBe('true');
});
