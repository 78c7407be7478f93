import 'server-only';
import { toJobSummary } from '@/lib/jobs/job-row';
import { toConditionsArgument } from '@/lib/jobs/search-conditions';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import type { FunctionReturns } from '@/lib/supabase/types';
import type { JobAlertSearch, TalentAlertSearch } from './alert';
import type { JobAlertPreview, TalentAlertPreview } from './alert-preview';

/** The open jobs that an alert would have found in the last seven days. Throws on database errors. */
export async function previewJobAlert(search: JobAlertSearch): Promise<JobAlertPreview> {
  const { lat, lng } = search.place.coordinates;
  const more = toConditionsArgument(search.more);
  const { data } = await publicClient()
    .rpc('preview_job_alert', {
      ...(search.words !== '' && { words: search.words }),
      ...(search.types.length > 0 && { job_types: search.types }),
      ...(search.minPay !== null && { min_pay: search.minPay }),
      currency: search.currency,
      ...(more && { more }),
      center_lat: lat,
      center_lng: lng,
      radius_km: search.radiusKm,
    })
    .throwOnError();
  return {
    total: Number(data[0]?.total ?? 0),
    isMore: data[0]?.is_more ?? false,
    first: data.map(toJobSummary),
  };
}

/** The talents that match today, with the columns that the viewer may see (D25). Throws on database errors. */
export async function previewTalentAlert(search: TalentAlertSearch): Promise<TalentAlertPreview> {
  const { lat, lng } = search.place.coordinates;
  const { data } = await (await viewerClient())
    .rpc('preview_talent_alert', {
      ...(search.keywords !== '' && { keywords: search.keywords }),
      ...(search.skills.length > 0 && { required_skills: search.skills }),
      ...(search.minYears !== null && { min_years: search.minYears }),
      ...(search.maxYears !== null && { max_years: search.maxYears }),
      center_lat: lat,
      center_lng: lng,
      radius_km: search.radiusKm,
    })
    .throwOnError();
  return { total: Number(data[0]?.total ?? 0), first: data.map(toPreviewedTalent) };
}

const toPreviewedTalent = ({ id, name, headline, city, state, distance_km }: PreviewRow) => ({
  id,
  name,
  headline,
  city,
  state,
  distanceKm: distance_km,
});

type PreviewRow = FunctionReturns<'preview_talent_alert'>[number];
