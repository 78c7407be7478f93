import { ImageResponse } from 'next/og';
import { logo } from '@/doorstep.config';
import { colors } from '@/lib/brand/colors';
import { logoPicture } from '@/lib/brand/logo-picture';
import { site } from '@/lib/site';
import { coveredByFont } from './font-coverage';
import { headFont, imageFonts, textFont } from './image-fonts';

/** An SVG before a wall of this color. */
type DoorPicture = { svg: string; wall: string };

type SharedImage = {
  over: string;
  title: string;
  /** Stands in for a title in letters that no font of ours has. */
  otherwise: string;
  facts: readonly string[];
  /** Beside the words: one fills its side, six are a street. */
  doors: readonly DoorPicture[];
  maxAge: number;
};

/** The answer with the image of a shared link, 1200 by 630, in the typefaces and colors of the site. */
export async function sharedImage({ maxAge, ...image }: SharedImage): Promise<Response> {
  return new ImageResponse(<Picture {...image} />, {
    width: 1200,
    height: 630,
    fonts: await imageFonts(),
    headers: { 'Cache-Control': `public, max-age=${Math.min(maxAge, 3600)}, s-maxage=${maxAge}` },
  });
}

/** Drawn by next/og: no CSS file, each element with children is a flex box. */
function Picture({ over, title: wanted, otherwise, facts, doors }: Omit<SharedImage, 'maxAge'>) {
  const title = shortened(coveredByFont(wanted) ?? otherwise, 80);
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundColor: colors.light.ground,
        color: colors.light.ink,
        fontFamily: textFont,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 780,
          padding: '60px 48px 60px 72px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontFamily: headFont, fontSize: 42 }}>
          <Mark />
          {site.name}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', fontSize: 34, color: colors.light['ink-soft'] }}>
            {shortened(coveredByFont(over) ?? '', 80)}
          </div>
          <div
            style={{
              display: 'flex',
              fontFamily: headFont,
              fontSize: sizeOf(title),
              lineHeight: 1.08,
              letterSpacing: '-0.015em',
              marginTop: 10,
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', fontSize: 34, color: colors.light.brand }}>
          {facts
            .flatMap((fact) => coveredByFont(fact) ?? [])
            .map((fact) => (
              <div key={fact} style={{ display: 'flex' }}>
                {shortened(fact, 44)}
              </div>
            ))}
        </div>
      </div>
      <Doors doors={doors} />
    </div>
  );
}

/** The right side: 420 by 630. */
function Doors({ doors }: { doors: readonly DoorPicture[] }) {
  const isStreet = doors.length > 1;
  const size = isStreet ? 210 : 420;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', width: 420, height: 630 }}>
      {doors.map(({ svg, wall }, index) => (
        <div
          key={String(index)}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: size,
            height: isStreet ? size : 630,
            backgroundColor: wall,
          }}
        >
          {/* biome-ignore lint/performance/noImgElement: next/og draws no other */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt=""
            width={size * (isStreet ? 0.8 : 0.9)}
            height={size * (isStreet ? 0.8 : 0.9)}
          />
        </div>
      ))}
    </div>
  );
}

/** The logo. */
function Mark() {
  return (
    // biome-ignore lint/performance/noImgElement: next/og draws no other
    <img
      src={`data:image/svg+xml,${encodeURIComponent(logoPicture(logo, colors.light))}`}
      alt=""
      width={56}
      height={56}
      style={{ marginRight: 14 }}
    />
  );
}

const sizeOf = (title: string) => (title.length > 48 ? 52 : title.length > 24 ? 64 : 80);

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
