import postgres from 'postgres';
import { placesHash, readPlaces } from './file.ts';
import { getKeys } from './keys.ts';
import { type PlaceRecord, toRecords } from './rows.ts';

/**
 * Loads the gazetteer from the committed file and returns its number of places. Does nothing if the same file is
 * already loaded; otherwise replaces everything in one transaction, so that readers never see a partial gazetteer.
 */
export async function loadPlaces(databaseUrl: string): Promise<number> {
  const hash = placesHash();
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    return await sql.begin(async (transaction) => {
      await transaction`lock table public.places in exclusive mode`;
      const [loaded] = await transaction<{ value: number }[]>`
        select value from public.settings where key = 'places' and state ->> 'hash' = ${hash}`;
      if (loaded) return loaded.value;
      const records = toRecords(readPlaces());
      await transaction`truncate public.places, public.place_names`;
      await insertAll(transaction, 'places', placeColumns, records.map(placeRow));
      await insertAll(transaction, 'place_names', nameColumns, records.flatMap(nameRows));
      await transaction`
        insert into public.settings (key, value, description, state) values ('places', ${records.length},
          'How many places of the gazetteer are loaded. The state has the hash of the gazetteer file.',
          jsonb_build_object('hash', ${hash}::text))
        on conflict (key) do update set value = excluded.value, state = excluded.state`;
      await transaction`analyze public.places, public.place_names`;
      return records.length;
    });
  } finally {
    await sql.end();
  }
}

const placeColumns =
  'id integer, kind text, name text, neighborhood text, city text, state text, state_code text, zip text, city_id integer, is_area boolean, state_slug text, city_slug text, neighborhood_slug text, namesake smallint, lat float8, lng float8, population integer, country text';
const nameColumns = 'key text, place_id integer';

const placeRow = (record: PlaceRecord) => ({
  id: record.id,
  kind: record.kind,
  name: record.name,
  neighborhood: record.neighborhood,
  city: record.city,
  state: record.state,
  state_code: record.stateCode,
  zip: record.zip,
  city_id: record.cityId,
  is_area: record.isArea,
  state_slug: record.stateSlug,
  city_slug: record.citySlug,
  neighborhood_slug: record.neighborhoodSlug,
  namesake: record.namesake,
  lat: record.lat,
  lng: record.lng,
  population: record.population,
  country: record.country,
});

const nameRows = (record: PlaceRecord) => getKeys(record).map((key) => ({ key, place_id: record.id }));

const batchSize = 20_000;

/** Inserts rows as JSON: one round trip per batch. Unlike with a COPY stream, errors are reported. */
async function insertAll(sql: postgres.TransactionSql, table: string, columns: string, rows: object[]) {
  const names = columns.replace(/ (integer|text|boolean|smallint|float8)/g, '');
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql.unsafe(
      `insert into public.${table} (${names}) select ${names} from json_to_recordset($1::text::json) as row (${columns})`,
      [batch],
    );
  }
}
