import { classes } from '@/components/ui/classes';

const sizes = { md: 'size-12 rounded-md text-xl', lg: 'size-16 rounded-lg text-2xl' } as const;

/** A company's logo, else its initial. Decorative: the name stands beside it. */
export function CompanyMark({
  name,
  logo,
  size = 'md',
}: {
  name: string;
  logo: string | null;
  size?: keyof typeof sizes;
}) {
  const look = classes('grid shrink-0 place-items-center overflow-hidden border border-line', sizes[size]);
  if (logo)
    return (
      // The logos are as large as their owners made them; a fixed box keeps the list from jumping.
      // biome-ignore lint/performance/noImgElement: the optimizer would fetch strangers' addresses for anybody
      <img
        src={logo}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className={classes(look, 'bg-surface object-contain')}
      />
    );
  return (
    <span aria-hidden="true" className={classes(look, 'bg-brand-soft font-head font-semibold text-brand')}>
      {firstCharacter(name)}
    </span>
  );
}

const firstCharacter = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '?';
