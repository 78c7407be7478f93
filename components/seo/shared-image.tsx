import { site } from '@/lib/site';
import { coveredByFont } from './font-coverage';

/**
 * The image of a shared link, 1200 by 630, drawn by next/og: no CSS file, each element with children is a flex box. `otherwise` stands in
 * for a title in letters that it cannot draw.
 */
export function SharedImage({
  over,
  title: wanted,
  otherwise,
  facts,
}: {
  over: string;
  title: string;
  otherwise: string;
  facts: readonly string[];
}) {
  const title = coveredByFont(wanted) ?? otherwise;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        backgroundColor: '#12363b',
        color: '#f4f4f1',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, color: '#f2b84b' }}>
        <svg width="64" height="32" viewBox="0 0 72 36" style={{ marginRight: 20 }} aria-hidden="true">
          <path fill="#f2b84b" d="M0 36a36 36 0 0 1 72 0z" />
          <path fill="#12363b" d="M24 36a12 12 0 0 1 24 0z" />
        </svg>
        {site.name}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontSize: 36, opacity: 0.85 }}>
          {shortened(coveredByFont(over) ?? '', 60)}
        </div>
        <div
          style={{
            display: 'flex',
            fontSize: title.length > 40 ? 60 : 76,
            lineHeight: 1.15,
            marginTop: 12,
            wordBreak: 'break-word',
          }}
        >
          {shortened(title, 90)}
        </div>
      </div>
      <div style={{ display: 'flex', fontSize: 36 }}>
        {shortened(facts.flatMap((fact) => coveredByFont(fact) ?? []).join('   ·   '), 60)}
      </div>
    </div>
  );
}

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
