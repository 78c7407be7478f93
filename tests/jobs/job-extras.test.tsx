import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobExtras } from '@/components/jobs/detail/job-extras';

const html = (schedule: string[], benefits: string[]) =>
  renderToStaticMarkup(<JobExtras job={{ schedule, benefits }} />);

test('shows the schedule only if it has known slots', () => {
  expect(html(['mon-morning'], [])).toContain('<table');
  for (const schedule of [[], ['someday-morning', 'mon-noon']]) {
    expect(html(schedule, [])).toBe('');
    expect(html(schedule, ['Meals'])).not.toContain('<table');
    expect(html(schedule, ['Meals'])).toContain('Meals');
  }
});
