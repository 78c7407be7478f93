declare module '@adobe/structured-data-validator' {
  type Issue = { rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' };
  /** The format of web-auto-extractor: items by their type. */
  type Extracted = { jsonld: Record<string, readonly Record<string, unknown>[]> };
  export default class Validator {
    constructor(schemaOrg?: unknown);
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
