import { classes } from '@/components/ui/classes';
import { getCompanyPlaceholder, placeholderClasses } from '@/lib/employers/company-placeholder';

const sizes = { sm: 'size-11', md: 'size-12', lg: 'size-14 sm:size-16' } as const;

/** A company's logo, or its placeholder. Decorative, because the name is next to it. */
export function CompanyLogo({
  company: { name, logo },
  size = 'md',
}: {
  company: { name: string; logo: string | null };
  size?: keyof typeof sizes;
}) {
  if (!logo) return <span className={`${placeholderClasses(getCompanyPlaceholder(name))} ${sizes[size]}`} />;
  return (
    // biome-ignore lint/performance/noImgElement: logos are resized on upload; the optimizer fetches any address
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
