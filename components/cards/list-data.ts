import type { CardRow } from './card-row';

/**
 * What a list is made from: the id of its element, and behind it its cards. The id alone is enough where a page's HTML has the list
 * already: `leaveOutLists` (lib/http/page-data.mjs) and `intoHtmlAlone` leave the cards out.
 */
export const listData = (name: string, rows: readonly CardRow[]): string => `${name} ${JSON.stringify(rows)}`;

export const nameOfList = (data: string): string => data.split(' ', 1)[0] ?? data;

/** The cards of a list that has them here. */
export const rowsOfList = (data: string, name: string): CardRow[] => JSON.parse(data.slice(name.length));
