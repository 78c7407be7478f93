import { classes } from '@/components/ui/classes';
import { doorClasses, doorOf } from '@/lib/employers/door';

const sizes = { sm: 'size-11', md: 'size-12', lg: 'size-14 sm:size-16' } as const;

/** A company's logo, else the front door that its name has. Decorative: the name is beside it. */
export function CompanyMark({
  company: { name, logo },
  size = 'md',
}: {
  company: { name: string; logo: string | null };
  size?: keyof typeof sizes;
}) {
  if (!logo) return <span className={`${doorClasses(doorOf(name))} ${sizes[size]}`} />;
  return (
    // biome-ignore lint/performance/noImgElement: a logo was made small and square on upload; the optimizer would fetch any address for anybody
    <img
      src={logo}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className={classes('shrink-0 rounded-md border border-line bg-surface object-contain', sizes[size])}
    />
  );
}
