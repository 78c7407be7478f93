import 'server-only';
import { serviceClient } from '@/lib/supabase/service';

const timeLimitMs = 3000;

/** Saves the admin's numbers of the days that are due (D99). Stops after three seconds. Returns the number of days. */
export async function saveDailyNumbers(): Promise<number> {
  const end = performance.now() + timeLimitMs;
  let savedDays = 0;
  while (performance.now() < end) {
    const { data: day } = await serviceClient().rpc('save_daily_numbers').throwOnError();
    if (day === null) break;
    savedDays++;
  }
  return savedDays;
}
