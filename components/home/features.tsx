import type { ComponentType } from 'react';
import { FileIcon, PayIcon, PinIcon } from '@/components/ui/icons';
import { radius } from '@/lib/site';
import { features as words } from '@/messages/home';

const features: readonly { title: string; text: string; icon: ComponentType<{ className?: string }> }[] = [
  {
    title: words.nearMeansNear,
    text: words.chooseARadiusFromTo({ minKm: radius.minKm, maxKm: radius.maxKm }),
    icon: PinIcon,
  },
  {
    title: words.payYouCanCompare,
    text: words.aMinimumIsComparedPerHour,
    icon: PayIcon,
  },
  {
    title: words.applyWithoutAnAccount,
    text: words.aShortFormAndYour,
    icon: FileIcon,
  },
];

/** What is different here, in three sentences that are true. */
export function Features() {
  return (
    <section aria-labelledby="features" className="page py-12 sm:py-16">
      <h2 id="features" className="max-w-xl text-3xl">
        {words.aShortTripToWork}
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
