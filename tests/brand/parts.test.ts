import type { TransactionSql } from 'postgres';
import { describe, expect, test } from 'vitest';
import { secretClient, signUp } from '../policies/people.ts';
import { austin } from '../policies/rows.ts';
import { sql } from '../support/sql.ts';

const place = JSON.stringify(austin());

/** Runs in a transaction with these settings and rolls it back, so that parallel tests are not affected. */
async function withConfiguration(
  settings: Record<string, number>,
  run: (database: TransactionSql) => Promise<void>,
) {
  const rollback = new Error('undo');
  await expect(
    sql.begin(async (database) => {
      await database`select public.sync_configuration(${database.json(settings)})`;
      await run(database);
      throw rollback;
    }),
  ).rejects.toBe(rollback);
}

/** Acts as a signed-in person, as the API does. */
const actAs = (database: TransactionSql, id: string) =>
  database`select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', ${id}, true),
    set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: 'authenticated' })}, true)`;

/** Returns the error message of a call, or 'done'. A savepoint lets the transaction continue after an error. */
const getOutcome = (database: TransactionSql, run: (within: TransactionSql) => Promise<unknown>) =>
  database
    .savepoint(async (within) => {
      await run(within);
    })
    .then(
      () => 'done',
      (error: Error) => error.message,
    );

/** Creates or updates a company with an upsert, as the site does. */
const saveCompany = (database: TransactionSql, id: string, name = 'Corner Bakery') =>
  database`insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    values (${id}, ${name}, 'Bread.', 'Retail', ${place}::jsonb)
    on conflict (user_id) do update set company_name = excluded.company_name`;

describe('a site without talents', () => {
  test('hides existing talents and rejects searches, but lets people delete their profiles', async () => {
    const person = await signUp('job_seeker');
    await withConfiguration({ talents: 0 }, async (database) => {
      const [talent] = await database`
        insert into public.job_seeker_profiles (user_id, full_name, headline, location, is_visible)
        values (${person.id}, 'Ann Example', 'Baker', ${place}::jsonb, true) returning id`;
      await actAs(database, person.id);
      const [result] = await database`select public.is_talent_visible(${talent?.id}) as "isVisible"`;
      expect(result?.isVisible).toBe(false);
      expect(await getOutcome(database, (within) => within`select * from public.search_talents()`)).toBe(
        'TALENTS_ARE_OFF',
      );
      expect(await getOutcome(database, (within) => within`select * from public.count_talents()`)).toBe(
        'TALENTS_ARE_OFF',
      );
      expect(await getOutcome(database, (within) => within`delete from public.job_seeker_profiles`)).toBe(
        'done',
      );
    });
  });
});

describe('a site without alerts', () => {
  const createAlert = (database: TransactionSql, id: string) =>
    database`insert into public.alerts (kind, user_id, location, radius_km, frequency)
      values ('job', ${id}, ${place}::jsonb, 10, 'instant')`;

  test('sends no alerts, and rejects new alerts of accounts and guests', async () => {
    const person = await signUp('job_seeker');
    await withConfiguration({ alerts: 1 }, async (database) => {
      await createAlert(database, person.id);
      const [alert] = await database`select id from public.alerts where user_id = ${person.id}`;
      await database`insert into public.alert_deliveries (alert_id, job_id) select ${alert?.id}, id from public.jobs limit 1`;
      await database`select public.sync_configuration('{"alerts": 0}')`;
      const [queued] = await database`select public.queue_alert_mails(array[${alert?.id}::uuid]) as mails`;
      expect(queued?.mails).toBe(0);
      expect(
        await getOutcome(
          database,
          (within) =>
            within`select public.request_job_alert('guest@example.com', null, '{}', null, 'USD', ${place}::jsonb, 10, 'daily', 8, 1, 'UTC')`,
        ),
      ).toBe('ALERTS_ARE_OFF');
      await actAs(database, person.id);
      expect(await getOutcome(database, (within) => createAlert(within, person.id))).toBe('ALERTS_ARE_OFF');
    });
  });
});

describe('a site that requires invitations', () => {
  test('needs an invitation for each new company, but none to change an existing company', async () => {
    const [uninvited, invited, existing] = [await signUp(), await signUp(), await signUp()];
    await withConfiguration({ employers_by_invitation: 1 }, async (database) => {
      await database`select public.invite_employer(${` ${invited.email.toUpperCase()} `})`;
      await actAs(database, uninvited.id);
      expect(await getOutcome(database, (within) => saveCompany(within, uninvited.id))).toBe(
        'INVITATION_REQUIRED',
      );
      await actAs(database, invited.id);
      expect(await getOutcome(database, (within) => saveCompany(within, invited.id))).toBe('done');
      await database`delete from public.employer_profiles where user_id = ${invited.id}`;
      expect(await getOutcome(database, (within) => saveCompany(within, invited.id))).toBe(
        'INVITATION_REQUIRED',
      );
    });
    await withConfiguration({ employers_by_invitation: 0 }, async (database) => {
      await actAs(database, existing.id);
      await saveCompany(database, existing.id);
      await database`select set_config('role', 'postgres', true)`;
      await database`select public.sync_configuration('{"employers_by_invitation": 1}')`;
      await actAs(database, existing.id);
      const renamed = await getOutcome(database, (within) => saveCompany(within, existing.id, 'Café Corner'));
      expect(renamed).toBe('done');
    });
  });

  test('rejects an expired invitation and an unconfirmed address', async () => {
    const person = await signUp();
    await withConfiguration({ employers_by_invitation: 1 }, async (database) => {
      await database`select public.invite_employer(${person.email})`;
      await database`update public.employer_invitations set invited_at = now() - interval '31 days' where address = ${person.email}`;
      expect(await getOutcome(database, (within) => saveCompany(within, person.id))).toBe(
        'INVITATION_REQUIRED',
      );
      await database`select public.invite_employer(${person.email})`;
      await database`update auth.users set email_confirmed_at = null where id = ${person.id}`;
      expect(await getOutcome(database, (within) => saveCompany(within, person.id))).toBe(
        'INVITATION_REQUIRED',
      );
    });
  });
});

test('sync_configuration rejects an unknown setting, and changes nothing when repeated', async () => {
  const server = secretClient();
  expect((await server.rpc('sync_configuration', { configuration: { talent: 1 } })).error?.message).toBe(
    'There is no setting talent.',
  );
  expect(
    (await server.rpc('sync_configuration', { configuration: { talents: 1, alerts: 1 } })).error,
  ).toBeNull();
  expect((await server.rpc('sync_configuration', { configuration: { talents: 1, alerts: 1 } })).data).toBe(0);
});
