/** The jobs whose pages were opened in this browser, the newest first: id, address, title and when (ISO 8601). Gone with the rest at sign-out (D2). */
type ViewedJob = readonly [id: string, path: string, title: string, at: string];

const key = 'viewedJobs';
const most = 30;

/** What is stored may be anybody's, so each is looked at. */
export function viewedInBrowser(): ViewedJob[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(
          (job): job is ViewedJob =>
            Array.isArray(job) &&
            job.every((part) => typeof part === 'string') &&
            /^\/(?!\/)/.test(job[1] ?? ''),
        )
      : [];
  } catch {
    return [];
  }
}

/** Notes the job whose page this is. */
export function rememberViewed(id: string): void {
  const title = document.querySelector('h1')?.textContent ?? '';
  const others = viewedInBrowser().filter(([other]) => other !== id);
  store(
    [[id, window.location.pathname, title.slice(0, 160), new Date().toISOString()], ...others].slice(0, most),
  );
}

export const forgetViewed = (): void => store([]);

function store(jobs: readonly (readonly string[])[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(jobs));
  } catch {
    // Storage is full or forbidden; only the list is missing.
  }
}
