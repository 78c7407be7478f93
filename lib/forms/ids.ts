/** The pattern of an emailed link's token. */
export const tokenPattern = '[0-9a-f]{64}';
const token = new RegExp(`^${tokenPattern}$`);

/** Whether a text has the format of an emailed link's token; checked before a query. */
export const isToken = (text: string): boolean => token.test(text);

/** The pattern of a UUID. */
export const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const id = new RegExp(`^${idPattern}$`, 'i');

/** Whether a text has the format of a UUID. */
export const isId = (text: string): boolean => id.test(text);
