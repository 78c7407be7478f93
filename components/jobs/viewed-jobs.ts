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
            job.length === 4 &&
            job.every((part) => typeof part === 'string') &&
            /^\/(?!\/)/.test(job[1] ?? '') &&
            !Number.isNaN(Date.parse(job[3] ?? '')),
        )
      : [];
  } catch {
    return [];
  }
}

/** Notes the job whose page is at `path`, unless the visitor has left it meanwhile. */
export function rememberViewed(id: string, path: string): void {
  if (window.location.pathname !== path) return;
  const title = document.querySelector('h1')?.textContent ?? '';
  const others = viewedInBrowser().filter(([other]) => other !== id);
  store([[id, path, title.slice(0, 160), new Date().toISOString()], ...others].slice(0, most));
}

export const forgetViewed = (): void => store([]);

function store(jobs: readonly (readonly string[])[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(jobs));
  } catch {
    // Storage is full or forbidden; only the list is missing.
  }
}
