import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { withRollback } from '../support/with-rollback.ts';

type TransparencyReport = {
  reports: { all: number; upheld: number; waiting: number };
  decisions: Record<string, number>;
  appeals: { all: number; granted: number };
};

const getReport = async (tx: TransactionSql): Promise<TransparencyReport> => {
  const [row] = await tx<{ report: TransparencyReport }[]>`select public.transparency_report() as report`;
  if (!row) throw new Error('The report is missing.');
  return row.report;
};

test('the transparency report counts reports by outcome and decisions by kind, also of deleted accounts', () =>
  withRollback(async (tx) => {
    const before = await getReport(tx);
    const id = randomUUID();
    await tx`insert into public.reports (subject_kind, subject_id, reason, browser_hash, weight, is_trusted)
      values ('job', ${id}, 'scam', 'transparency', 20, false)`;
    await tx`insert into auth.users (id, aud, role, email)
      values (${id}, 'authenticated', 'authenticated', ${`${id}@example.com`})`;
    const [opened] = await tx<{ id: string }[]>`select public.open_case('job', ${id}, ${id}, '[]') as id`;
    expect((await getReport(tx)).reports).toMatchObject({
      all: before.reports.all + 1,
      waiting: before.reports.waiting + 1,
    });
    await tx`select public.decide_case(${opened?.id ?? ''}, 'remove', 'It asks for money.')`;
    await tx`delete from auth.users where id = ${id}`;
    expect(await tx`select from public.cases where id = ${opened?.id ?? ''}`).toHaveLength(0);
    const after = await getReport(tx);
    expect(after.reports.upheld).toBe(before.reports.upheld + 1);
    expect(after.decisions.remove).toBe((before.decisions.remove ?? 0) + 1);
  }));
