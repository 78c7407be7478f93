import { beforeEach, describe, expect, test } from 'vitest';
import { givenJobOf } from '../applications/applicants-given';
import { type Person, secretClient, signUp } from '../policies/people';
import { company, type Row, talent } from '../policies/rows';
import { sql } from '../support/sql';
import {
  ageAlert,
  givenTalentAlert,
  locationAt,
  lonelySpot,
  mailsOfAlert,
  runAlerts,
  talentsTold,
} from './given';

let employer: Person;
let companyName: string;
let spot: { lat: number; lng: number };
beforeEach(async () => {
  employer = await signUp('employer');
  companyName = `Corner Bakery ${crypto.randomUUID()}`;
  const { error } = await secretClient()
    .from('employer_profiles')
    .insert(company(employer.id, { company_name: companyName }));
  if (error) throw error;
  spot = await lonelySpot();
});

async function givenTalent(fields: Row = {}, kmNorth = 0): Promise<{ id: string; person: Person }> {
  const person = await signUp('job_seeker');
  const { data, error } = await secretClient()
    .from('job_seeker_profiles')
    .insert(
      talent(person.id, {
        location: locationAt(spot, kmNorth),
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
  const [mail] = await mailsOfAlert(alertId);
  const [row] = await sql<{ said: { total: number; found: Row[] } | null }[]>`
    select public.open_alert_mail(${mail?.payload.mailId ?? null}) as said`;
  return row?.said ?? null;
};

describe('a talent alert', () => {
  test('tells a new profile once, whoever runs it and whatever changes later', async () => {
    const alert = await givenTalentAlert(employer.id, spot);
    const { id } = await givenTalent();
    await Promise.all([runAlerts(), runAlerts(), runAlerts()]);
    expect(await mailsOfAlert(alert.id)).toMatchObject([{ kind: 'talent-alert', recipient: employer.email }]);
    await change(id, { headline: 'Now a pastry chef' });
    await change(id, { is_visible: false });
    await change(id, { is_visible: true });
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toHaveLength(1);
    expect(await talentsTold(alert.id)).toEqual([id]);
  });

  test.each<[string, Row, Row, boolean]>([
    ['all of its skills', { skills: [' Prep ', 'GRILL'] }, {}, true],
    ['one of its skills', { skills: ['grill', 'sushi'] }, {}, false],
    ['enough years', { min_years: 4, max_years: 4 }, {}, true],
    ['too few years', { min_years: 5 }, {}, false],
    ['too many years', { max_years: 3 }, {}, false],
    ['years that nobody knows', { min_years: 1 }, { experience_years: null }, false],
    ['its words in the bio', { words: 'sourdough' }, { bio: 'Sourdough is my life.' }, true],
    ['none of its words', { words: 'welder' }, {}, false],
    ['words that are nothing', { words: '🎉' }, {}, false],
  ])('is told of a profile with %s: %#', async (_what, alertFields, talentFields, isTold) => {
    const alert = await givenTalentAlert(employer.id, spot, alertFields);
    const { id } = await givenTalent(talentFields);
    await runAlerts();
    expect(await talentsTold(alert.id)).toEqual(isTold ? [id] : []);
  });

  test('measures from the middle of the cell that employers get to know', async () => {
    const alert = await givenTalentAlert(employer.id, spot, { radius_km: 10 });
    const near = await givenTalent({}, 8.5);
    const far = await givenTalent({}, 11.5);
    await runAlerts();
    const told = await talentsTold(alert.id);
    expect(told).toContain(near.id);
    expect(told).not.toContain(far.id);
  });

  test('never tells a hidden profile, one that hides from that company, or its owner', async () => {
    const alert = await givenTalentAlert(employer.id, spot);
    await givenTalent({ is_visible: false });
    const shy = await givenTalent({ is_visible: false });
    const { error } = await shy.person.client
      .from('hidden_companies')
      .insert({ user_id: shy.person.id, company_name: companyName });
    expect(error).toBeNull();
    await change(shy.id, { is_visible: true });
    const own = await secretClient()
      .from('job_seeker_profiles')
      .insert(talent(employer.id, { location: locationAt(spot) }));
    expect(own.error).toBeNull();
    await runAlerts();
    expect(await talentsTold(alert.id)).toEqual([]);
    expect(await mailsOfAlert(alert.id)).toEqual([]);
  });

  test('tells who became visible, or changed so that they match where they did not', async () => {
    const later = await givenTalent({ is_visible: false });
    const learning = await givenTalent({ skills: ['prep'] });
    const matched = await givenTalent({ skills: ['grill'] });
    await runAlerts();
    const alert = await givenTalentAlert(employer.id, spot, { skills: ['grill'] });
    await change(later.id, { is_visible: true });
    await change(learning.id, { skills: ['prep', 'grill'] });
    await change(matched.id, { bio: 'A word more about me.' });
    await runAlerts();
    expect(await talentsTold(alert.id)).toEqual([later.id, learning.id].sort());
  });

  test('gathers for a digest what is told when it is due, and leaves out who hid meanwhile', async () => {
    const alert = await givenTalentAlert(employer.id, spot, { frequency: 'weekly' });
    const [stays, hides] = [await givenTalent(), await givenTalent()];
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toEqual([]);
    await change(hides.id, { is_visible: false });
    await ageAlert(alert.id, 7);
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toHaveLength(1);
    expect(await open(alert.id)).toMatchObject({ total: 1, found: [{ id: stays.id }] });
    await change(hides.id, { is_visible: true });
    await runAlerts();
    expect(await talentsTold(alert.id)).toEqual([stays.id, hides.id].sort());
  });

  test('is told at once what waited for a digest when it turns to instant, also after a pause', async () => {
    const turned = await givenTalentAlert(employer.id, spot, { frequency: 'weekly' });
    const paused = await givenTalentAlert(employer.id, spot, { frequency: 'weekly' });
    await givenTalent();
    await runAlerts();
    await sql`update public.alerts set frequency = 'instant' where id = ${turned.id}`;
    await sql`update public.alerts set status = 'paused', frequency = 'instant' where id = ${paused.id}`;
    await runAlerts();
    expect(await mailsOfAlert(turned.id)).toHaveLength(1);
    expect(await mailsOfAlert(paused.id)).toEqual([]);
    await sql`update public.alerts set status = 'active' where id = ${paused.id}`;
    await runAlerts();
    expect(await mailsOfAlert(paused.id)).toHaveLength(1);
  });

  test('says in its mail no more than everybody may see, and nothing of who hid before it was sent', async () => {
    const alert = await givenTalentAlert(employer.id, spot);
    const { id } = await givenTalent({
      full_name: 'Maria Lucia Garcia',
      bio: 'Secret words.',
      desired_salary: { min: 40, max: null, currency: 'USD', period: 'hour' },
    });
    const shy = await givenTalent();
    await runAlerts();
    await change(shy.id, { is_visible: false });
    const said = await open(alert.id);
    expect(said).toMatchObject({ total: 1, found: [{ id, name: 'Maria G.' }] });
    expect(JSON.stringify(said?.found)).not.toMatch(/Garcia|Lucia|Secret|experience|salary|lat|lng|point/);
    await change(id, { is_visible: false });
    expect(await open(alert.id)).toBeNull();
  });
});

test('a misspelt keyword is understood as in the search, in the alert and in its preview', async () => {
  // A heading that is posted makes its words known.
  const letters = Array.from({ length: 9 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join(
    '',
  );
  await givenJobOf(employer.id, { title: letters });
  const misspelt = await givenTalentAlert(employer.id, spot, { words: `${letters}x` });
  const { id } = await givenTalent({ headline: letters });
  await runAlerts();
  expect(await talentsTold(misspelt.id)).toEqual([id]);
  const shown = await employer.client.rpc('preview_talent_alert', {
    keywords: `${letters}x`,
    center_lat: spot.lat,
    center_lng: spot.lng,
    radius_km: 25,
  });
  expect(shown.data).toMatchObject([{ id }]);
});

test('a preview shows who would be found today, to owners of a company alone', async () => {
  const { id, person } = await givenTalent();
  const asked = {
    required_skills: ['Grill'],
    min_years: 2,
    center_lat: spot.lat,
    center_lng: spot.lng,
    radius_km: 25,
  };
  const shown = await employer.client.rpc('preview_talent_alert', asked);
  expect(shown.data).toMatchObject([{ id, total: 1, experience_years: 4 }]);
  expect((await person.client.rpc('preview_talent_alert', asked)).data).toEqual([]);
});
