/** The name under which this tab keeps what was typed into a job's application form. */
export const applicationDraft = (jobId: string) => `applicationDraft:${jobId}`;
