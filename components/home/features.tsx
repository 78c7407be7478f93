import type { ComponentType } from 'react';
import { FileIcon, PayIcon, PinIcon } from '@/components/ui/icons';
import { radius } from '@/lib/site';

const features: readonly { title: string; text: string; icon: ComponentType<{ className?: string }> }[] = [
  {
    title: 'Near means near',
    text: `Choose a radius from ${radius.minKm} to ${radius.maxKm} km around home. Every job shows its distance, in the list and on the map.`,
    icon: PinIcon,
  },
  {
    title: 'Pay you can compare',
    text: 'Hourly, monthly, yearly: a minimum is compared per hour, so a salary never hides behind a bigger number.',
    icon: PayIcon,
  },
  {
    title: 'Apply without an account',
    text: 'A short form and your CV, and you’re done. Your CV stays private, and you can take it all back with the link we email you.',
    icon: FileIcon,
  },
];

/** What is different here, in three sentences that are true. */
export function Features() {
  return (
    <section aria-labelledby="features" className="page py-16 sm:py-24">
      <h2 id="features" className="max-w-xl text-3xl">
        A short trip to work and no surprises
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-3">
        {features.map(({ title, text, icon: Icon }) => (
          <li key={title} className="border-brand border-t-2 pt-5">
            <Icon className="size-7 text-brand" />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
