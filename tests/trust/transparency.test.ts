import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { unseen } from '../support/unseen.ts';

type Told = {
  reports: { all: number; upheld: number; waiting: number };
  decisions: Record<string, number>;
  appeals: { all: number; granted: number };
};

const told = async (tx: TransactionSql): Promise<Told> => {
  const [row] = await tx<{ told: Told }[]>`select public.transparency_report() as told`;
  if (!row) throw new Error('unreachable');
  return row.told;
};

test('reports are counted with what became of them, decisions by kind, and both stay when the account goes', () =>
  unseen(async (tx) => {
    const before = await told(tx);
    const jobId = randomUUID();
    await tx`insert into public.reports (subject_kind, subject_id, reason, browser_hash, weight, has_standing)
      values ('job', ${jobId}, 'scam', 'transparency', 20, false)`;
    await tx`insert into auth.users (id, aud, role, email) values (${jobId}, 'authenticated', 'authenticated', ${`${jobId}@example.com`})`;
    const [opened] = await tx<
      { id: string }[]
    >`select public.open_case('job', ${jobId}, ${jobId}, '[]') as id`;
    expect((await told(tx)).reports).toMatchObject({
      all: before.reports.all + 1,
      waiting: before.reports.waiting + 1,
    });
    await tx`select public.decide_case(${opened?.id ?? ''}, 'remove', 'It asks for money.')`;
    await tx`delete from auth.users where id = ${jobId}`;
    expect(await tx`select from public.cases where id = ${opened?.id ?? ''}`).toHaveLength(0);
    const after = await told(tx);
    expect(after.reports.upheld).toBe(before.reports.upheld + 1);
    expect(after.decisions.remove).toBe((before.decisions.remove ?? 0) + 1);
  }));
