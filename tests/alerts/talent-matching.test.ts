import { beforeEach, describe, expect, test } from 'vitest';
import { createJobFor } from '../applications/applicant-fixtures';
import { type Person, secretClient, signUp } from '../policies/people';
import { company, type Row, talent } from '../policies/rows';
import { sql } from '../support/sql';
import {
  backdateAlert,
  givenTalentAlert,
  isolatedPoint,
  listAlertMails,
  listDeliveredTalents,
  locationAt,
  runAlerts,
} from './alert-fixtures';

let employer: Person;
let companyName: string;
let point: { lat: number; lng: number };
beforeEach(async () => {
  employer = await signUp('employer');
  companyName = `Corner Bakery ${crypto.randomUUID()}`;
  const { error } = await secretClient()
    .from('employer_profiles')
    .insert(company(employer.id, { company_name: companyName }));
  if (error) throw error;
  point = await isolatedPoint();
});

async function givenTalent(fields: Row = {}, kmNorth = 0): Promise<{ id: string; person: Person }> {
  const person = await signUp('job_seeker');
  const { data, error } = await secretClient()
    .from('job_seeker_profiles')
    .insert(
      talent(person.id, {
        location: locationAt(point, kmNorth),
        skills: ['grill', 'prep'],
        experience_years: 4,
        ...fields,
      }),
    )
    .select('id')
    .single();
  if (error) throw error;
  return { id: data.id, person };
}

const change = async (id: string, fields: Row) => {
  const { error } = await secretClient().from('job_seeker_profiles').update(fields).eq('id', id);
  if (error) throw error;
};

const open = async (alertId: string) => {
  const [mail] = await listAlertMails(alertId);
  const [row] = await sql<{ content: { total: number; found: Row[] } | null }[]>`
    select public.get_alert_mail_content(${mail?.payload.mailId ?? null}) as content`;
  return row?.content ?? null;
};

describe('a talent alert', () => {
  test('delivers a new profile once, despite concurrent runs and later changes', async () => {
    const alert = await givenTalentAlert(employer.id, point);
    const { id } = await givenTalent();
    await Promise.all([runAlerts(), runAlerts(), runAlerts()]);
    expect(await listAlertMails(alert.id)).toMatchObject([
      { kind: 'talent-alert', recipient: employer.email },
    ]);
    await change(id, { headline: 'Now a pastry chef' });
    await change(id, { is_visible: false });
    await change(id, { is_visible: true });
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
    expect(await listDeliveredTalents(alert.id)).toEqual([id]);
  });

  test.each<[string, Row, Row, boolean]>([
    ['all of its skills', { skills: [' Prep ', 'GRILL'] }, {}, true],
    ['one of its skills', { skills: ['grill', 'sushi'] }, {}, false],
    ['enough years', { min_years: 4, max_years: 4 }, {}, true],
    ['too few years', { min_years: 5 }, {}, false],
    ['too many years', { max_years: 3 }, {}, false],
    ['unknown years', { min_years: 1 }, { experience_years: null }, false],
    ['its words in the bio', { words: 'sourdough' }, { bio: 'Sourdough is my life.' }, true],
    ['none of its words', { words: 'welder' }, {}, false],
    ['words that are only symbols', { words: '🎉' }, {}, false],
  ])('matches a profile with %s: %#', async (_what, alertFields, talentFields, isDelivered) => {
    const alert = await givenTalentAlert(employer.id, point, alertFields);
    const { id } = await givenTalent(talentFields);
    await runAlerts();
    expect(await listDeliveredTalents(alert.id)).toEqual(isDelivered ? [id] : []);
  });

  test('measures from the center of the cell that employers see', async () => {
    const alert = await givenTalentAlert(employer.id, point, { radius_km: 10 });
    const near = await givenTalent({}, 8.5);
    const far = await givenTalent({}, 11.5);
    await runAlerts();
    const delivered = await listDeliveredTalents(alert.id);
    expect(delivered).toContain(near.id);
    expect(delivered).not.toContain(far.id);
  });

  test('never delivers a hidden profile, one that hides from that company, or its owner', async () => {
    const alert = await givenTalentAlert(employer.id, point);
    await givenTalent({ is_visible: false });
    const shy = await givenTalent({ is_visible: false });
    const { error } = await shy.person.client
      .from('hidden_companies')
      .insert({ user_id: shy.person.id, company_name: companyName });
    expect(error).toBeNull();
    await change(shy.id, { is_visible: true });
    const own = await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(employer.id, { location: locationAt(point) }));
    expect(own.error).toBeNull();
    await runAlerts();
    expect(await listDeliveredTalents(alert.id)).toEqual([]);
    expect(await listAlertMails(alert.id)).toEqual([]);
  });

  test('delivers profiles that become visible, or change so that they match', async () => {
    const later = await givenTalent({ is_visible: false });
    const learning = await givenTalent({ skills: ['prep'] });
    const matched = await givenTalent({ skills: ['grill'] });
    await runAlerts();
    const alert = await givenTalentAlert(employer.id, point, { skills: ['grill'] });
    await change(later.id, { is_visible: true });
    await change(learning.id, { skills: ['prep', 'grill'] });
    await change(matched.id, { bio: 'A word more about me.' });
    await runAlerts();
    expect(await listDeliveredTalents(alert.id)).toEqual([later.id, learning.id].sort());
  });

  test('collects matches for a digest, and leaves out profiles that hide before it', async () => {
    const alert = await givenTalentAlert(employer.id, point, { frequency: 'weekly' });
    const [stays, hides] = [await givenTalent(), await givenTalent()];
    await runAlerts();
    expect(await listAlertMails(alert.id)).toEqual([]);
    await change(hides.id, { is_visible: false });
    await backdateAlert(alert.id, 7);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
    expect(await open(alert.id)).toMatchObject({ total: 1, found: [{ id: stays.id }] });
    await change(hides.id, { is_visible: true });
    await runAlerts();
    expect(await listDeliveredTalents(alert.id)).toEqual([stays.id, hides.id].sort());
  });

  test('delivers pending matches of a digest when it turns instant, even after a pause', async () => {
    const turned = await givenTalentAlert(employer.id, point, { frequency: 'weekly' });
    const paused = await givenTalentAlert(employer.id, point, { frequency: 'weekly' });
    await givenTalent();
    await runAlerts();
    await sql`update public.alerts set frequency = 'instant' where id = ${turned.id}`;
    await sql`update public.alerts set status = 'paused', frequency = 'instant' where id = ${paused.id}`;
    await runAlerts();
    expect(await listAlertMails(turned.id)).toHaveLength(1);
    expect(await listAlertMails(paused.id)).toEqual([]);
    await sql`update public.alerts set status = 'active' where id = ${paused.id}`;
    await runAlerts();
    expect(await listAlertMails(paused.id)).toHaveLength(1);
  });

  test('mails public columns only, and leaves out profiles that hide before it is sent', async () => {
    const alert = await givenTalentAlert(employer.id, point);
    const { id } = await givenTalent({
      full_name: 'Maria Lucia Garcia',
      bio: 'Secret words.',
      desired_salary: { min: 40, max: null, currency: 'USD', period: 'hour' },
    });
    const shy = await givenTalent();
    await runAlerts();
    await change(shy.id, { is_visible: false });
    const content = await open(alert.id);
    expect(content).toMatchObject({ total: 1, found: [{ id, name: 'Maria G.' }] });
    expect(JSON.stringify(content?.found)).not.toMatch(/Garcia|Lucia|Secret|experience|salary|lat|lng|point/);
    await change(id, { is_visible: false });
    expect(await open(alert.id)).toBeNull();
  });
});

test('corrects a misspelled keyword as the search does, in the alert and in its preview', async () => {
  // A posted title adds its words to the known ones.
  const letters = Array.from({ length: 9 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join(
    '',
  );
  await createJobFor(employer.id, { title: letters });
  const misspelt = await givenTalentAlert(employer.id, point, { words: `${letters}x` });
  const { id } = await givenTalent({ headline: letters });
  await runAlerts();
  expect(await listDeliveredTalents(misspelt.id)).toEqual([id]);
  const shown = await employer.client.rpc('preview_talent_alert', {
    keywords: `${letters}x`,
    center_lat: point.lat,
    center_lng: point.lng,
    radius_km: 25,
  });
  expect(shown.data).toMatchObject([{ id }]);
});

test("a preview lists today's matches, for owners of a company only", async () => {
  const { id, person } = await givenTalent();
  const search = {
    required_skills: ['Grill'],
    min_years: 2,
    center_lat: point.lat,
    center_lng: point.lng,
    radius_km: 25,
  };
  const shown = await employer.client.rpc('preview_talent_alert', search);
  expect(shown.data).toMatchObject([{ id, total: 1, experience_years: 4 }]);
  expect((await person.client.rpc('preview_talent_alert', search)).data).toEqual([]);
});
