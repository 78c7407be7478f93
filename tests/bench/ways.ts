import type { Sql } from 'postgres';
import { distanceKm } from '../../lib/places/place.ts';
import type { Search } from './searches.ts';

/** A way to answer a search with the ids of its first page. */
export type Way = (search: Search) => Promise<string[]>;

const pageSize = 20;

/** The product's functions, called as a visitor may call them. */
export const overSql =
  (sql: Sql): Way =>
  async ({ lat, lng, radiusKm, words, sort, withTotal }) => {
    const rows = await sql<{ id: string }[]>`
      select id from public.search_jobs(center_lat => ${lat}, center_lng => ${lng}, radius_km => ${radiusKm},
        words => ${words}, sort => ${sort}, page_size => ${pageSize})`;
    if (withTotal)
      await sql`
        select total from public.count_jobs(center_lat => ${lat}, center_lng => ${lng}, radius_km => ${radiusKm},
          words => ${words})`;
    return rows.map(({ id }) => id);
  };

/** The same functions by the public REST interface. */
export const overRest = (url: string, publishableKey: string): Way => {
  const call = async (name: string, body: unknown) => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    return await response.json();
  };
  return async ({ lat, lng, radiusKm, words, sort, withTotal }) => {
    const place = { center_lat: lat, center_lng: lng, radius_km: radiusKm, ...(words && { words }) };
    const [rows] = await Promise.all([
      call('search_jobs', { ...place, sort, page_size: pageSize }),
      ...(withTotal ? [call('count_jobs', place)] : []),
    ]);
    return rows.map(({ id }: { id: string }) => id);
  };
};

/** The site's own answer, which always has the total. */
export const overSite =
  (url: string): Way =>
  async ({ lat, lng, radiusKm, words, sort }) => {
    const params = new URLSearchParams({
      lat: String(lat),
      lng: String(lng),
      radius: String(radiusKm),
      sort,
    });
    if (words) params.set('q', words);
    const response = await fetch(`${url}/api/jobs/search?${params}`);
    if (!response.ok) throw new Error(`The site answered ${response.status}: ${await response.text()}`);
    const { jobs }: { jobs: { id: string }[] } = await response.json();
    return jobs.map(({ id }) => id);
  };

type NaiveRow = {
  id: string;
  title: string;
  company_name: string;
  description: string;
  tags: string[];
  lat: number;
  lng: number;
  created_at: Date;
};

/**
 * What the product must not do: fetch every open job and look through them in JavaScript. Kinder than life: straight
 * from the database instead of over HTTP, only the columns that are looked at, and plain substrings for words.
 */
export const naive =
  (sql: Sql): Way =>
  async ({ lat, lng, radiusKm, words, sort }) => {
    const rows = await sql<NaiveRow[]>`
      select id, title, company_name, description, tags, lat, lng, created_at from public.jobs
      where status = 'open' and expires_at > now()`;
    const wanted = words?.split(' ') ?? [];
    return rows
      .map((row) => ({ row, km: distanceKm({ lat, lng }, row) }))
      .filter(({ km }) => km <= radiusKm)
      .filter(({ row }) => {
        const text =
          `${row.title} ${row.company_name} ${row.tags.join(' ')} ${row.description}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      })
      .sort((a, b) =>
        sort === 'date' ? b.row.created_at.getTime() - a.row.created_at.getTime() : a.km - b.km,
      )
      .slice(0, pageSize)
      .map(({ row }) => row.id);
  };
