import { classes } from '@/components/ui/classes';

/** A company's logo, or its first letter. Decorative: the name stands beside it. */
export function CompanyMark({
  company,
  className = 'size-14 text-2xl',
}: {
  company: { name: string; logo: string | null };
  className?: string;
}) {
  if (company.logo)
    return (
      // biome-ignore lint/performance/noImgElement: the logo lies in the employer's storage, where it was sized on upload
      <img
        src={company.logo}
        alt=""
        width={56}
        height={56}
        className={classes('shrink-0 rounded-md border border-line bg-surface object-contain', className)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid shrink-0 place-items-center rounded-md bg-brand-soft font-head font-semibold text-brand',
        className,
      )}
    >
      {initialOf(company.name)}
    </span>
  );
}

/** The first letter or digit of a name, in capitals; '?' where there is none. */
export const initialOf = (name: string) => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?';
