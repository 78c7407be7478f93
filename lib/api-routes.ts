import { type Query, withQuery } from '@/lib/with-query';

export const jobsSearch = (query: Query = {}) => withQuery('/api/jobs/search', query);
export const jobsMap = (query: Query = {}) => withQuery('/api/jobs/map', query);
export const nearbyJobs = (query: Query = {}) => withQuery('/api/jobs/nearby', query);
export const suggestWork = (query: Query) => withQuery('/api/jobs/suggest', query);
export const suggestPlaces = (q: string) => withQuery('/api/places/suggest', { q });
export const geocode = (q: string) => withQuery('/api/places/geocode', { q });
export const reverse = (lat: number, lng: number) => withQuery('/api/places/reverse', { lat, lng });
export const me = () => '/api/me';
export const accountMenuStyle = () => '/api/me/menu.css';
/** What the viewer's application form begins with. */
export const applicationStart = () => '/api/applications/start';
/** For a calendar, and the way there by one of `travelWays`. */
export const jobCalendar = (id: string) => `/api/jobs/${encodeURIComponent(id)}/calendar`;
export const jobDirections = (id: string, by: string) =>
  withQuery(`/api/jobs/${encodeURIComponent(id)}/directions`, { by });
export const jobViewed = () => '/api/jobs/viewed';
/** Which of these jobs the viewer has saved, and what these jobs are by now. */
export const savedJobs = (jobIds: readonly string[]) => withQuery('/api/saved-jobs', { ids: jobIds.join() });
export const savedJobFacts = (jobIds: readonly string[]) =>
  withQuery('/api/saved-jobs/facts', { ids: jobIds.join() });
/** The viewer's saved searches, as links. */
export const savedSearches = () => '/api/saved-searches';
export const accountData = () => '/api/account/data';
/** One-click unsubscribing (RFC 8058). */
export const unsubscribe = (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`;
