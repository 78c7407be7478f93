import { type Query, withQuery } from '@/lib/with-query';

export const jobsSearch = (query: Query = {}) => withQuery('/api/jobs/search', query);
export const jobsMap = (query: Query = {}) => withQuery('/api/jobs/map', query);
export const nearbyJobs = (query: Query = {}) => withQuery('/api/jobs/nearby', query);
export const suggestWork = (query: Query) => withQuery('/api/jobs/suggest', query);
export const suggestPlaces = (q: string) => withQuery('/api/places/suggest', { q });
export const geocode = (q: string) => withQuery('/api/places/geocode', { q });
export const reverseGeocode = (lat: number, lng: number) => withQuery('/api/places/reverse', { lat, lng });
export const me = () => '/api/me';
export const accountMenuStyle = () => '/api/me/menu.css';
export const applicationStart = () => '/api/applications/start';
export const jobCalendar = (id: string) => `/api/jobs/${encodeURIComponent(id)}/calendar`;
/** Directions to the job; `by` is one of `travelWays`. */
export const jobDirections = (id: string, by: string) =>
  withQuery(`/api/jobs/${encodeURIComponent(id)}/directions`, { by });
export const jobViewed = () => '/api/jobs/viewed';
/** The viewer's saved jobs among these. */
export const savedJobs = (jobIds: readonly string[]) => withQuery('/api/saved-jobs', { ids: jobIds.join() });
/** The current state of these jobs. */
export const savedJobFacts = (jobIds: readonly string[]) =>
  withQuery('/api/saved-jobs/facts', { ids: jobIds.join() });
export const savedSearches = () => '/api/saved-searches';
export const accountData = () => '/api/account/data';
/** One-click unsubscribing (RFC 8058). */
export const unsubscribe = (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`;
