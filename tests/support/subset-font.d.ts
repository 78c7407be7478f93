/** The part of the API that we use; the package has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    keepAllGlyphs?: boolean;
  };
  /** A font with only the letters of the text. */
  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}
