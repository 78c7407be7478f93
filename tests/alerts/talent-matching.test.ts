import { beforeEach, describe, expect, test } from 'vitest';
import { createJobFor } from '../applications/applicant-fixtures';
import { type Person, secretClient, signUp } from '../policies/people';
import { company, type Row, talent } from '../policies/rows';
import { sql } from '../support/sql';
import {
  backdateAlert,
  createTalentAlert,
  createUnknownWord,
  getMailContent,
  isolatedPoint,
  listAlertMails,
  listDelivered,
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

async function createTalent(fields: Row = {}, kmNorth = 0): Promise<{ id: string; person: Person }> {
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

const updateTalent = async (id: string, fields: Row) => {
  const { error } = await secretClient().from('job_seeker_profiles').update(fields).eq('id', id);
  if (error) throw error;
};

describe('a talent alert', () => {
  test('delivers a new profile once, despite concurrent runs and later changes', async () => {
    const alert = await createTalentAlert(employer.id, point);
    const { id } = await createTalent();
    await Promise.all([runAlerts(), runAlerts(), runAlerts()]);
    expect(await listAlertMails(alert.id)).toMatchObject([
      { kind: 'talent-alert', recipient: employer.email },
    ]);
    await updateTalent(id, { headline: 'Now a pastry chef' });
    await updateTalent(id, { is_visible: false });
    await updateTalent(id, { is_visible: true });
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
    expect(await listDelivered(alert.id)).toEqual([id]);
  });

  test.each<[string, Row, Row, boolean]>([
    ['matches a profile with all required skills', { skills: [' Prep ', 'GRILL'] }, {}, true],
    ['does not match a profile with one of two required skills', { skills: ['grill', 'sushi'] }, {}, false],
    ['matches a profile with enough years of experience', { min_years: 4, max_years: 4 }, {}, true],
    ['does not match a profile with too few years', { min_years: 5 }, {}, false],
    ['does not match a profile with too many years', { max_years: 3 }, {}, false],
    ['does not match a profile with unknown years', { min_years: 1 }, { experience_years: null }, false],
    [
      'matches a profile with the keyword in its bio',
      { words: 'sourdough' },
      { bio: 'Sourdough is my life.' },
      true,
    ],
    ['does not match a profile without the keyword', { words: 'welder' }, {}, false],
    ['does not match any profile if the keyword is only a symbol', { words: '🎉' }, {}, false],
  ])('%s', async (_rule, alertFields, talentFields, isDelivered) => {
    const alert = await createTalentAlert(employer.id, point, alertFields);
    const { id } = await createTalent(talentFields);
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual(isDelivered ? [id] : []);
  });

  test('measures distances to the center of the map cell that employers see', async () => {
    const alert = await createTalentAlert(employer.id, point, { radius_km: 10 });
    const near = await createTalent({}, 8.5);
    const far = await createTalent({}, 11.5);
    await runAlerts();
    const delivered = await listDelivered(alert.id);
    expect(delivered).toContain(near.id);
    expect(delivered).not.toContain(far.id);
  });

  test("never delivers a hidden profile, a profile hidden from the company, or the employer's own", async () => {
    const alert = await createTalentAlert(employer.id, point);
    await createTalent({ is_visible: false });
    const hiding = await createTalent({ is_visible: false });
    const { error } = await hiding.person.client
      .from('hidden_companies')
      .insert({ user_id: hiding.person.id, company_name: companyName });
    expect(error).toBeNull();
    await updateTalent(hiding.id, { is_visible: true });
    const own = await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(employer.id, { location: locationAt(point) }));
    expect(own.error).toBeNull();
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([]);
    expect(await listAlertMails(alert.id)).toEqual([]);
  });

  test('delivers profiles that become visible or start to match', async () => {
    const later = await createTalent({ is_visible: false });
    const learning = await createTalent({ skills: ['prep'] });
    const matched = await createTalent({ skills: ['grill'] });
    await runAlerts();
    const alert = await createTalentAlert(employer.id, point, { skills: ['grill'] });
    await updateTalent(later.id, { is_visible: true });
    await updateTalent(learning.id, { skills: ['prep', 'grill'] });
    await updateTalent(matched.id, { bio: 'A word more about me.' });
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([later.id, learning.id].sort());
  });

  test('collects matches for a digest, and leaves out profiles that are hidden before it is sent', async () => {
    const alert = await createTalentAlert(employer.id, point, { frequency: 'weekly' });
    const [visible, hidden] = [await createTalent(), await createTalent()];
    await runAlerts();
    expect(await listAlertMails(alert.id)).toEqual([]);
    await updateTalent(hidden.id, { is_visible: false });
    await backdateAlert(alert.id, 7);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
    expect(await getMailContent(alert.id)).toMatchObject({ total: 1, found: [{ id: visible.id }] });
    await updateTalent(hidden.id, { is_visible: true });
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([visible.id, hidden.id].sort());
  });

  test('mails pending matches when a digest becomes instant, or when it is resumed as instant', async () => {
    const active = await createTalentAlert(employer.id, point, { frequency: 'weekly' });
    const paused = await createTalentAlert(employer.id, point, { frequency: 'weekly' });
    await createTalent();
    await runAlerts();
    await sql`update public.alerts set frequency = 'instant' where id = ${active.id}`;
    await sql`update public.alerts set status = 'paused', frequency = 'instant' where id = ${paused.id}`;
    await runAlerts();
    expect(await listAlertMails(active.id)).toHaveLength(1);
    expect(await listAlertMails(paused.id)).toEqual([]);
    await sql`update public.alerts set status = 'active' where id = ${paused.id}`;
    await runAlerts();
    expect(await listAlertMails(paused.id)).toHaveLength(1);
  });

  test('mails only public columns, and leaves out profiles that are hidden before the mail is sent', async () => {
    const alert = await createTalentAlert(employer.id, point);
    const { id } = await createTalent({
      full_name: 'Maria Lucia Garcia',
      bio: 'Secret words.',
      desired_salary: { min: 40, max: null, currency: 'USD', period: 'hour' },
    });
    const hidden = await createTalent();
    await runAlerts();
    await updateTalent(hidden.id, { is_visible: false });
    const content = await getMailContent(alert.id);
    expect(content).toMatchObject({ total: 1, found: [{ id, name: 'Maria G.' }] });
    expect(JSON.stringify(content?.found)).not.toMatch(/Garcia|Lucia|Secret|experience|salary|lat|lng|point/);
    await updateTalent(id, { is_visible: false });
    expect(await getMailContent(alert.id)).toBeNull();
  });
});

test('corrects a misspelled keyword in the alert and in its preview', async () => {
  const word = createUnknownWord();
  // The words of posted titles are known words.
  await createJobFor(employer.id, { title: word });
  const alert = await createTalentAlert(employer.id, point, { words: `${word}x` });
  const { id } = await createTalent({ headline: word });
  await runAlerts();
  expect(await listDelivered(alert.id)).toEqual([id]);
  const preview = await employer.client.rpc('preview_talent_alert', {
    keywords: `${word}x`,
    center_lat: point.lat,
    center_lng: point.lng,
    radius_km: 25,
  });
  expect(preview.data).toMatchObject([{ id }]);
});

test('a preview lists the current matches, but only for a company', async () => {
  const { id, person } = await createTalent();
  const search = {
    required_skills: ['Grill'],
    min_years: 2,
    center_lat: point.lat,
    center_lng: point.lng,
    radius_km: 25,
  };
  const preview = await employer.client.rpc('preview_talent_alert', search);
  expect(preview.data).toMatchObject([{ id, total: 1, experience_years: 4 }]);
  expect((await person.client.rpc('preview_talent_alert', search)).data).toEqual([]);
});
