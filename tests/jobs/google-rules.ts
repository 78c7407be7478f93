import Validator from '@adobe/structured-data-validator';
import type { Posting } from './posting-rules.ts';

/**
 * Returns the errors that Adobe's validator finds by Google's documented requirements. Property names are not checked,
 * because the schema.org vocabulary would have to be downloaded.
 */
export async function listGoogleErrors(data: readonly Posting[]): Promise<string[]> {
  const kinds = Map.groupBy(data, (posting) => String(posting['@type']));
  const found = await new Validator().validate({ jsonld: Object.fromEntries(structuredClone(kinds)) });
  return found
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}
