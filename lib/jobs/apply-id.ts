/**
 * The HTML id of the application form on a job's page. A link to `#apply` opens the form
 * (components/applications/apply-disclosure.tsx).
 */
export const applyId = 'apply';
