import { type StructuredData, scriptText } from '@/lib/seo/structured-data';

/** What a page says to machines. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptText leaves nothing that could close the element
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  );
}
