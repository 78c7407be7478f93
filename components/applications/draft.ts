/** What is kept of a form until it is sent: what takes time to write, and nothing that need not be kept. */
const keptFields = ['fullName', 'email', 'phone', 'coverLetter'] as const;

type Draft = Partial<Record<(typeof keptFields)[number], string>>;

const keyOf = (jobId: string) => `applicationDraft:${jobId}`;

/** Keeps what is typed in this tab alone, so that a reload or a wrong click loses nothing. */
export function keepDraft(jobId: string, form: HTMLFormElement) {
  const data = new FormData(form);
  const draft = Object.fromEntries(keptFields.map((name) => [name, String(data.get(name) ?? '')]));
  try {
    sessionStorage.setItem(keyOf(jobId), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden; the form works without it.
  }
}

export function readDraft(jobId: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(jobId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => keptFields.some((kept) => kept === name) && typeof value === 'string',
      ),
    );
  } catch {
    return {};
  }
}

export function forgetDraft(jobId: string) {
  try {
    sessionStorage.removeItem(keyOf(jobId));
  } catch {
    // Likewise.
  }
}
