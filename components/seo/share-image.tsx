import { ImageResponse } from 'next/og';
import { logo } from '@/doorstep.config';
import { colors } from '@/lib/brand/colors';
import { renderLogoSvg } from '@/lib/brand/logo-svg';
import { site } from '@/lib/site';
import { toSupportedText } from './font-coverage';
import { headFont, loadImageFonts, textFont } from './image-fonts';

/** An SVG on a background of color `wall`. */
type CompanyPicture = { svg: string; wall: string };

type ShareImageProps = {
  eyebrow: string;
  title: string;
  /** Replaces a title with characters that our fonts lack. */
  fallbackTitle: string;
  facts: readonly string[];
  /** One picture fills the right side, six form a grid. */
  pictures: readonly CompanyPicture[];
  maxAge: number;
};

/** Returns a response with the preview image of a shared link, 1200 by 630, cached for `maxAge` seconds. */
export async function createShareImage({ maxAge, ...image }: ShareImageProps): Promise<Response> {
  return new ImageResponse(<ShareImage {...image} />, {
    width: 1200,
    height: 630,
    fonts: await loadImageFonts(),
    headers: { 'Cache-Control': `public, max-age=${Math.min(maxAge, 3600)}, s-maxage=${maxAge}` },
  });
}

/** next/og supports no CSS files, and each element with children must be a flex box. */
function ShareImage({
  eyebrow,
  title: requestedTitle,
  fallbackTitle,
  facts,
  pictures,
}: Omit<ShareImageProps, 'maxAge'>) {
  const title = truncate(toSupportedText(requestedTitle) ?? fallbackTitle, 80);
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
          <SiteLogo />
          {site.name}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', fontSize: 34, color: colors.light['ink-soft'] }}>
            {truncate(toSupportedText(eyebrow) ?? '', 80)}
          </div>
          <div
            style={{
              display: 'flex',
              fontFamily: headFont,
              fontSize: getTitleFontSize(title),
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
            .flatMap((fact) => toSupportedText(fact) ?? [])
            .map((fact) => (
              <div key={fact} style={{ display: 'flex' }}>
                {truncate(fact, 44)}
              </div>
            ))}
        </div>
      </div>
      <CompanyPictures pictures={pictures} />
    </div>
  );
}

/** The right side, 420 by 630. */
function CompanyPictures({ pictures }: { pictures: readonly CompanyPicture[] }) {
  const isGrid = pictures.length > 1;
  const size = isGrid ? 210 : 420;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', width: 420, height: 630 }}>
      {pictures.map(({ svg, wall }, index) => (
        <div
          key={String(index)}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: size,
            height: isGrid ? size : 630,
            backgroundColor: wall,
          }}
        >
          {/* biome-ignore lint/performance/noImgElement: next/og supports only img elements */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt=""
            width={size * (isGrid ? 0.8 : 0.9)}
            height={size * (isGrid ? 0.8 : 0.9)}
          />
        </div>
      ))}
    </div>
  );
}

function SiteLogo() {
  return (
    // biome-ignore lint/performance/noImgElement: next/og supports only img elements
    <img
      src={`data:image/svg+xml,${encodeURIComponent(renderLogoSvg(logo, colors.light))}`}
      alt=""
      width={56}
      height={56}
      style={{ marginRight: 14 }}
    />
  );
}

const getTitleFontSize = (title: string) => (title.length > 48 ? 52 : title.length > 24 ? 64 : 80);

function truncate(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
