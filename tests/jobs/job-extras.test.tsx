import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobExtras } from '@/components/jobs/detail/job-extras';

const renderHtml = (schedule: string[], benefits: string[]) =>
  renderToStaticMarkup(<JobExtras job={{ schedule, benefits }} />);

test('shows the schedule only if it has known slots', () => {
  expect(renderHtml(['mon-morning'], [])).toContain('<table');
  for (const schedule of [[], ['someday-morning', 'mon-noon']]) {
    expect(renderHtml(schedule, [])).toBe('');
    expect(renderHtml(schedule, ['Meals'])).not.toContain('<table');
    expect(renderHtml(schedule, ['Meals'])).toContain('Meals');
  }
});
