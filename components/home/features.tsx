import { DistanceText } from '@/components/places/distance-text';
import { radius } from '@/lib/limits';
import { features as words } from '@/messages/home';

const features: readonly { title: string; text: string }[] = [
  {
    title: words.radiusTitle,
    text: words.radiusBody({ minKm: radius.minKm, maxKm: radius.maxKm }),
  },
  { title: words.payTitle, text: words.payBody },
  { title: words.applyTitle, text: words.applyBody },
];

export function Features() {
  return (
    <section
      aria-labelledby="features"
      className="page grid gap-x-16 gap-y-6 pb-14 sm:pb-20 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="features" className="max-w-sm text-3xl">
        {words.title}
      </h2>
      <ul className="border-line border-t">
        {features.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-line border-b py-5 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">
              <DistanceText>{text}</DistanceText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
