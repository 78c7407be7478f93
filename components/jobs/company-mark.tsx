import { classes } from '@/components/ui/classes';

const sizes = { sm: 'size-11 text-lg', md: 'size-12 text-xl', lg: 'size-14 text-2xl sm:size-16' } as const;

/** A company's logo, else the initial of its name. Decorative: the name is beside it. */
export function CompanyMark({
  company: { name, logo },
  size = 'md',
}: {
  company: { name: string; logo: string | null };
  size?: keyof typeof sizes;
}) {
  const look = classes(
    'grid shrink-0 place-items-center overflow-hidden rounded-md border border-line',
    sizes[size],
  );
  if (logo)
    return (
      // biome-ignore lint/performance/noImgElement: a logo was made small and square on upload; the optimizer would fetch any address for anybody
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
      {initialOf(name)}
    </span>
  );
}

/** The first letter or digit of a name, in capitals; '?' where there is none. */
const initialOf = (name: string) => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?';
