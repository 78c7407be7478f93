import { distanceLabel } from '@/lib/places/distance-label';
import { travelTime } from '@/lib/places/travel-time';
import { html, type SafeHtml } from '@/lib/text/html';

/** '1.8 km away' or '1.8 km from Dayton', its number set apart, because in a list it is what one compares; and about how long that takes. */
export function distanceMarkup(km: number, place?: string): SafeHtml {
  const [before = '', number = '', after = ''] = distanceLabel(km, place).split(/([\d.]+ km)/);
  const time = travelTime(km);
  // What begins with words is in one more line where there is little room, so that its time has to stay in one.
  const shown = before === '' ? time?.shown : time?.shown.replaceAll(' ', '\u00a0');
  return html`<span>${before}<b>${number}</b>${after}</span>${
    time && shown
      ? html`<span aria-hidden="true">, ${shown}</span><span class="sr-only">, ${time.spoken}</span>`
      : ''
  }`;
}
