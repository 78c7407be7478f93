import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { radius } from '@/lib/limits';
import { features as words } from '@/messages/home';

const features: readonly { title: string; text: string }[] = [
  {
    title: words.nearMeansNear,
    text: words.chooseARadiusFromTo({ minKm: radius.minKm, maxKm: radius.maxKm }),
  },
  { title: words.payYouCanCompare, text: words.aMinimumIsComparedPerHour },
  { title: words.applyWithoutAnAccount, text: words.aShortFormAndYour },
];

/** What is different here, in three sentences that are true. */
export function Features() {
  return (
    <section
      aria-labelledby="features"
      className="page grid gap-x-16 gap-y-6 pb-14 sm:pb-20 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="features" className="max-w-sm text-3xl">
        {words.aShortTripToWork}
      </h2>
      <ul className="border-line border-t">
        {features.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-line border-b py-5 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">
              <InChosenUnit>{text}</InChosenUnit>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
