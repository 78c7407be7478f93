import { describe, expect, test } from 'vitest';
import { getInitialValues } from '@/components/talents/profile/initial-values';
import { toPreviewCard, toTalentPreview } from '@/components/talents/profile/preview';
import { currencyForCountry } from '@/lib/employment/currency';
import type { Place } from '@/lib/places/place';
import { getTalentErrorSummary, talentFormSchema } from '@/lib/talents/schema';
import { getCvFilename } from '@/lib/talents/talent';
import { toTalentProfile } from '@/lib/talents/talent-row';
import { availabilityLabel } from '@/lib/talents/talent-summary';
import { todayIn } from '@/lib/talents/today';
import { getVerifiedTalentCvPath, upsertTalentProfile } from '@/lib/talents/upsert-talent-profile';
import { createCvUpload, verifyCv } from '@/lib/uploads/cv-store';
import { signUp } from '../support/clients';
import { sql } from '../support/sql';
import { toStorageUrl } from '../support/storage-url';
import { cvBytes } from '../uploads/cv-files';

const portland: Place = {
  coordinates: { lat: 45.5152, lng: -122.6784 },
  address: {
    city: 'Portland',
    state: 'Oregon',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
};

const formValues = { fullName: 'Maria Gomez', headline: 'Barista', location: JSON.stringify(portland) };

const getErrors = async (input: object) => {
  const { error } = await talentFormSchema.safeParseAsync({ ...formValues, ...input });
  return error?.issues.map(({ message }) => message) ?? [];
};

const maria = {
  fullName: 'Maria Gomez',
  headline: 'Barista',
  bio: null,
  skills: ['espresso'],
  experienceYears: 4,
  desiredJobTypes: ['part-time' as const],
  desiredSalary: { min: 18, max: null, currency: 'USD' as const, period: 'hour' as const },
  location: portland,
  searchRadiusKm: 10,
  availableFrom: null,
  isVisible: false,
};

describe('the talent profile form', () => {
  test('requires a name, a headline and a location', async () => {
    const messages = await getErrors({ fullName: '', headline: ' ', location: '' });
    expect(messages).toEqual(['Full name is required', 'Headline is required', 'Location is required']);
    for (const message of messages)
      expect(getTalentErrorSummary([message])).toBe('Please fill in all required fields');
    expect(getTalentErrorSummary(['Experience must be between 0 and 50 years'])).toBeUndefined();
  });

  test.each([
    [{ salaryMin: 'a lot' }, 'Please enter valid numbers for salary range'],
    [{ salaryMin: '18,50' }, 'Please enter valid numbers for salary range'],
    [{ salaryMax: '1e9' }, 'Please enter valid numbers for salary range'],
    [{ salaryMax: '100000001' }, 'Please enter valid numbers for salary range'],
    [{ salaryMin: '-1' }, 'Salary values must be positive numbers'],
    [
      { salaryMin: '20', salaryMax: '10', salaryPeriod: 'hour' },
      'Minimum salary cannot be greater than maximum salary',
    ],
    [{ experienceYears: '51' }, 'Experience must be between 0 and 50 years'],
    [{ experienceYears: '-1' }, 'Experience must be between 0 and 50 years'],
    [{ experienceYears: '2.5' }, 'Experience must be between 0 and 50 years'],
    [{ availableFrom: '2020-01-01' }, 'Available from cannot be before today'],
    [{ availableFrom: '2031-02-31' }, 'Please enter a date'],
    [{ location: '{}' }, 'Location coordinates are required'],
    [{ cv: [new File(['x'], 'cv.txt')] }, 'File type must be PDF, DOC or DOCX'],
    [
      { cv: [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.pdf')] },
      'File is larger than 10 MB. That file is 10.1 MB.',
    ],
    [{ cv: [new File(['x'], 'a.pdf'), new File(['x'], 'b.pdf')] }, 'Too many files'],
    [{ salaryMin: '18' }, '$18+/year doesn’t look right. Is it per hour?'],
  ])('rejects %j: %s', async (input, message) => {
    expect(await getErrors(input)).toEqual([message]);
  });

  test('reports all errors at once', async () => {
    expect(
      await getErrors({
        fullName: '',
        salaryMin: '20',
        salaryMax: '10',
        salaryPeriod: 'hour',
        availableFrom: '2020-01-01',
      }),
    ).toEqual([
      'Full name is required',
      'Minimum salary cannot be greater than maximum salary',
      'Available from cannot be before today',
    ]);
  });

  test('normalizes skills and has defaults for other fields', () => {
    const profile = talentFormSchema.parse({
      ...formValues,
      skills: [' Latte  Art', 'latte art', '', 'COLD brew'],
    });
    expect(profile).toMatchObject({
      skills: ['latte art', 'cold brew'],
      searchRadiusKm: 10,
      salaryMin: null,
      salaryCurrency: 'USD',
      salaryPeriod: 'year',
      isVisible: false,
    });
    expect(talentFormSchema.parse({ ...formValues, searchRadiusKm: '500' }).searchRadiusKm).toBe(100);
    expect(talentFormSchema.parse({ ...formValues, salaryMax: '1,800' }).salaryMax).toBe(1800);
  });

  test('accepts today in the time zone of the form as the start date', async () => {
    for (const timeZone of ['America/Los_Angeles', 'Pacific/Kiritimati'])
      expect(await getErrors({ timeZone, availableFrom: todayIn(timeZone) })).toEqual([]);
  });

  test('chooses the currency by country (section 9)', () => {
    expect(
      [
        'United States',
        'Canada',
        'United Kingdom',
        'Australia',
        'New Zealand',
        'Germany',
        'Poland',
        'Japan',
      ].map(currencyForCountry),
    ).toEqual(['USD', 'CAD', 'GBP', 'AUD', 'NZD', 'EUR', 'EUR', 'USD']);
  });
});

describe('saving a talent profile', () => {
  test('from two tabs at once stores one profile', async () => {
    const { client, user } = await signUp('job_seeker');
    await Promise.all([
      upsertTalentProfile(client, user.id, maria, undefined),
      upsertTalentProfile(client, user.id, { ...maria, headline: 'Head barista' }, undefined),
    ]);
    await upsertTalentProfile(
      client,
      user.id,
      { ...maria, desiredSalary: null, headline: 'Owner' },
      undefined,
    );
    const rows = await sql`
      select headline, desired_salary, skills from public.job_seeker_profiles where user_id = ${user.id}`;
    expect(rows).toEqual([{ headline: 'Owner', desired_salary: null, skills: ['espresso'] }]);
  });

  test('stores, keeps, replaces and removes a CV of 10 MB', async () => {
    const { client, user } = await signUp('job_seeker');
    const maxBytes = 10 * 1024 * 1024;
    const upload = await createCvUpload({ name: 'My CV.pdf', size: maxBytes }, user.id, 'profile');
    expect(upload.path).toMatch(/^cv\/\d+_My_CV\.pdf$/);
    await put(upload.url, cvBytes.pdf(maxBytes));
    const first = await getVerifiedTalentCvPath(upload, user.id);
    await upsertTalentProfile(client, user.id, maria, first);
    await upsertTalentProfile(client, user.id, { ...maria, headline: 'Same CV' }, undefined);
    expect(await getCvPath(user.id)).toBe(first);
    const second = await getVerifiedTalentCvPath(
      new File([new Uint8Array(cvBytes.docx())], 'b.docx'),
      user.id,
    );
    await upsertTalentProfile(client, user.id, maria, second);
    expect(await getUploadState(first)).toBe('discarded');
    expect(await getUploadState(second)).toBe('claimed');
    await upsertTalentProfile(client, user.id, maria, null);
    expect(await getCvPath(user.id)).toBeNull();
    expect(await getUploadState(second)).toBe('discarded');
  });

  test('rejects the CV of another person or of an application, and a file that is not a CV', async () => {
    const [viewer, other] = await Promise.all([signUp('job_seeker'), signUp('job_seeker')]);
    const otherPath = await getVerifiedTalentCvPath(
      new File([new Uint8Array(cvBytes.pdf())], 'a.pdf'),
      other.user.id,
    );
    await expect(upsertTalentProfile(viewer.client, viewer.user.id, maria, otherPath)).rejects.toThrow(
      'Please upload your CV before submitting',
    );
    const applicationUpload = await createCvUpload({ name: 'a.pdf', size: 600 }, viewer.user.id);
    await put(applicationUpload.url, cvBytes.pdf());
    await expect(getVerifiedTalentCvPath(applicationUpload, viewer.user.id)).rejects.toThrow(
      'Please upload your CV before submitting',
    );
    const profileUpload = await createCvUpload({ name: 'a.pdf', size: 600 }, viewer.user.id, 'profile');
    await put(profileUpload.url, cvBytes.pdf());
    await expect(verifyCv(profileUpload)).rejects.toThrow('Please upload your CV before submitting');
    await expect(
      getVerifiedTalentCvPath(new File([new Uint8Array(cvBytes.program())], 'cv.pdf'), viewer.user.id),
    ).rejects.toThrow('Invalid file format');
    await expect(upsertTalentProfile(viewer.client, other.user.id, maria, undefined)).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('showing a talent profile', () => {
  test('parses JSON columns that are stored as strings', () => {
    const row = {
      id: 't1',
      full_name: 'Maria Gomez',
      headline: 'Barista',
      bio: null,
      skills: ['espresso'],
      experience_years: 4,
      desired_job_types: ['part-time'],
      desired_salary: JSON.stringify(maria.desiredSalary),
      location: JSON.stringify(portland),
      search_radius: 10,
      cv_url: 'cv/12_My_CV.pdf',
      available_from: null,
      is_visible: false,
      is_hidden_from_some: true,
    };
    expect(toTalentProfile(row)).toEqual({
      id: 't1',
      ...maria,
      cvPath: 'cv/12_My_CV.pdf',
      hidesFromSomeEmployers: true,
    });
    expect(getCvFilename('cv/12_My_CV.pdf')).toBe('My_CV.pdf');
  });

  test('clears a start date in the past', () => {
    const profile = { id: 't1', ...maria, cvPath: null };
    expect(getInitialValues({ ...profile, availableFrom: '2020-01-01' }).availableFrom).toBe('');
    expect(getInitialValues({ ...profile, availableFrom: '2999-01-01' }).availableFrom).toBe('2999-01-01');
    expect(getInitialValues(null)).toMatchObject({
      salaryCurrency: 'USD',
      salaryPeriod: 'year',
      experienceYears: '',
    });
  });

  test('previews the columns that each audience sees in a search', () => {
    const { cvPath: _cv, searchRadiusKm: _radius, ...previewed } = { ...maria, cvPath: null };
    const talent = { ...previewed, bio: 'I open at five.', availableFrom: '2030-06-01' };
    expect(toPreviewCard(talent, 'employer', '2030-05-31')).toMatchObject({
      name: 'Maria Gomez',
      bio: 'I open at five.',
      availableFrom: '2030-06-01',
      isAvailableNow: false,
      experienceYears: talent.experienceYears,
      desiredSalary: talent.desiredSalary,
      city: 'Portland',
    });
    expect(
      availabilityLabel(toPreviewCard({ ...talent, availableFrom: null }, 'employer', '2030-06-01')),
    ).toBeNull();
    expect(toPreviewCard(talent, 'visitor', '2030-06-01')).toMatchObject({
      name: 'Maria G.',
      headline: talent.headline,
      skills: talent.skills,
      isAvailableNow: true,
      bio: null,
      availableFrom: null,
      experienceYears: null,
      desiredSalary: null,
    });
  });

  test('previews an incomplete form', () => {
    const form = new FormData();
    form.set('fullName', 'Maria Gomez');
    form.append('skills', 'Espresso');
    form.append('skills', 'latte art, espresso');
    form.set('salaryMin', '18');
    form.set('salaryMax', 'a lot');
    expect(toTalentPreview(form, null)).toMatchObject({
      headline: '',
      skills: ['espresso', 'latte art'],
      desiredSalary: { min: 18, max: null, currency: 'USD', period: 'year' },
      isVisible: false,
    });
  });
});

const put = (url: string, body: Buffer) =>
  fetch(toStorageUrl(url), {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(body),
  });

const getCvPath = async (userId: string) =>
  (await sql`select cv_url from public.job_seeker_profiles where user_id = ${userId}`)[0]?.cv_url;

async function getUploadState(path: string) {
  const [file] = await sql`select claimed_at, discarded_at from public.uploads where path = ${path}`;
  return file?.discarded_at ? 'discarded' : file?.claimed_at ? 'claimed' : 'unclaimed';
}
