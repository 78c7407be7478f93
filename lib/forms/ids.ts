/** The secret of an emailed link, as a pattern. */
export const tokenPattern = '[0-9a-f]{64}';
const token = new RegExp(`^${tokenPattern}$`);

/** Whether a text can be the secret of an emailed link; what cannot is not asked for. */
export const isToken = (text: string): boolean => token.test(text);

/** The id of a row, as a pattern. */
export const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const id = new RegExp(`^${idPattern}$`, 'i');

/** Whether a text can be the id of a row. */
export const isId = (text: string): boolean => id.test(text);
