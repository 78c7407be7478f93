import { loadPlaces } from './load.ts';

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error('DATABASE_URL is missing; hosted Supabase shows it under Connect.');
  process.exit(1);
}
const places = await loadPlaces(databaseUrl);
console.log(`The gazetteer is loaded: ${places.toLocaleString('en-US')} places.`);
