import { expect, test } from 'vitest';
import { accountEntries, guestEntries } from '@/components/layout/nav-entries';

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

test("a guest's menu has a link to Saved Jobs", () => {
  expect(labels(guestEntries)).toContain('Saved Jobs');
});

test("every account's menu except an employer's has a link to Interested Companies", () => {
  for (const role of ['job_seeker', null] as const)
    expect(labels(accountEntries(role))).toEqual(
      expect.arrayContaining(['Saved Jobs', 'Job Alerts', 'Interested Companies']),
    );
  expect(labels(accountEntries('employer'))).toEqual(
    expect.arrayContaining(['Job Postings', 'Saved Talents', 'Talent Alerts']),
  );
  expect(labels(accountEntries('employer'))).not.toContain('Interested Companies');
});
