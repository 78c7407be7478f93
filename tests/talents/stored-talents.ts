import type { Salary } from '@/lib/employment/salary';
import type { Coordinates } from '@/lib/places/place';
import { createAddress } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

export type StoredTalent = {
  id: string;
  userId: string;
  fullName: string;
  headline: string;
  bio: string | null;
  skills: string[];
  experienceYears: number | null;
  desiredJobTypes: string[];
  desiredSalary: Salary | null;
  coordinates: Coordinates;
  availableFrom: string | null;
  isVisible: boolean;
  createdAt: Date;
};

const userIds: string[] = [];

/** Inserts talents and their accounts into the database, and returns the talents with their ids. */
export async function createTalents(talents: readonly Partial<StoredTalent>[]): Promise<StoredTalent[]> {
  const stored = talents.map(withDefaults);
  userIds.push(...stored.map(({ userId }) => userId));
  const rows = stored.map((talent) => ({
    id: talent.id,
    user_id: talent.userId,
    email: createAddress('talent'),
    full_name: talent.fullName,
    headline: talent.headline,
    bio: talent.bio,
    skills: talent.skills,
    experience_years: talent.experienceYears,
    desired_job_types: talent.desiredJobTypes,
    desired_salary: talent.desiredSalary,
    location: location(talent.coordinates),
    available_from: talent.availableFrom,
    is_visible: talent.isVisible,
    created_at: talent.createdAt,
  }));
  await sql.unsafe(
    `insert into auth.users (id, email)
     select user_id, email from jsonb_to_recordset($1::text::jsonb) as row (user_id uuid, email text)`,
    [JSON.stringify(rows)],
  );
  await sql.unsafe(
    `insert into public.job_seeker_profiles (id, user_id, full_name, headline, bio, skills, experience_years,
       desired_job_types, desired_salary, location, available_from, is_visible, created_at)
     select id, user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
       available_from, is_visible, created_at
     from jsonb_to_recordset($1::text::jsonb) as row (id uuid, user_id uuid, full_name text, headline text, bio text,
       skills text[], experience_years integer, desired_job_types text[], desired_salary jsonb, location jsonb,
       available_from date, is_visible boolean, created_at timestamptz)`,
    [JSON.stringify(rows)],
  );
  return stored;
}

export async function deleteTalents(): Promise<void> {
  await sql`delete from auth.users where id = any (${userIds})`;
}

/** The center of a point's cell as D25 specifies it, computed without the database. */
export function getCell({ lat, lng }: Coordinates): Coordinates {
  const cellLat = (Math.floor(lat / 0.009) + 0.5) * 0.009;
  const step = 0.009 / Math.max(Math.cos((cellLat * Math.PI) / 180), 0.01);
  return { lat: cellLat, lng: (Math.floor(lng / step) + 0.5) * step };
}

/** ISO date `days` from today, in UTC like the database. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function withDefaults(talent: Partial<StoredTalent>): StoredTalent {
  return {
    id: crypto.randomUUID(),
    userId: crypto.randomUUID(),
    fullName: 'Lena Keeper',
    headline: 'Lighthouse keeper',
    bio: null,
    skills: [],
    experienceYears: null,
    desiredJobTypes: [],
    desiredSalary: null,
    coordinates: { lat: 0, lng: 0 },
    availableFrom: null,
    isVisible: true,
    createdAt: new Date(Date.now() - 86_400_000),
    ...talent,
  };
}

const location = (coordinates: Coordinates) => ({
  coordinates,
  address: {
    city: 'Nowhere',
    state: 'Ocean',
    country: 'None',
    street: '7 Secret Lane',
    zipCode: '99999',
    neighborhood: 'Hidden Corner',
  },
});
