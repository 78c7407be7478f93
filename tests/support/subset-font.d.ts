/** As far as we use it; it comes without types. */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    keepAllGlyphs?: boolean;
  };
  /** A font with the letters of the text alone. */
  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}
