/** The application form of a job's page. A link to it opens the form (components/applications/apply-disclosure.tsx). */
export const applyId = 'apply';
