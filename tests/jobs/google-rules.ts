import Validator from '@adobe/structured-data-validator';
import type { Posting } from './posting-rules.ts';

/**
 * What Adobe's validator finds wrong with structured data by Google's documented requirements, each as a sentence. Without schema.org's
 * vocabulary, which it would have to be given from the network: names of properties are not checked.
 */
export async function googleErrors(data: readonly Posting[]): Promise<string[]> {
  const kinds = Map.groupBy(data, (each) => String(each['@type']));
  const found = await new Validator().validate({ jsonld: Object.fromEntries(structuredClone(kinds)) });
  return found
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}
