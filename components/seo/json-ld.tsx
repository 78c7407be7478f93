import { type StructuredData, toScriptText } from '@/lib/seo/structured-data';

export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: toScriptText escapes the end of the element
      dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
    />
  );
}
