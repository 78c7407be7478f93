// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { JobCards } from '@/components/cards/job-cards';
import { SoftLinks } from '@/components/layout/soft-links';
import { forgetPlace, visitPlace } from '@/components/places/remember-place';
import type { Place } from '@/lib/places/place';
import { cardRowOf } from '../support/card-row';
import { render } from '../ui/render';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const row = (id: string, km: number | null) => cardRowOf(id, { km });
const rows = [row('a', 1.84), row('b', null)];
const near = '1.8 km away, about 25\u00a0min\u00a0walk, about 25 minutes’ walk';
const far = '2.9 km away, about 5\u00a0min\u00a0drive, about 5 minutes’ drive';
const cards = <JobCards name="jobs" rows={rows} heading="h3" />;
const address = { street: null, neighborhood: null, city: '', state: '', zipCode: null, country: '' };
const place: Place = { coordinates: { lat: 30.26, lng: -97.8 }, address };
const says = (host: Element, what: string) =>
  [...host.querySelectorAll(what)].map((each) => each.textContent);

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('the browser keeps the list that the server wrote, with what others have put into it, and says only its age anew', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T13:00:00Z'), toFake: ['Date'] });
  document.body.innerHTML = `<div>${renderToString(cards)}</div>`;
  const host = document.body.firstElementChild as HTMLElement;
  const [first, second] = host.querySelectorAll('article');
  expect(says(host, 'time')).toEqual(['Today', 'Today']);
  first?.setAttribute('data-highlighted', 'true');
  vi.setSystemTime(new Date('2026-11-04T13:00:00Z'));
  const root = await act(async () => hydrateRoot(host, cards));
  // Nothing is the same the next day but the rows.
  vi.setSystemTime(new Date('2026-11-05T13:00:00Z'));
  await act(async () => root.render(<JobCards name="jobs" rows={rows} heading="h3" />));
  await act(async () => visitPlace(place));
  expect([...host.querySelectorAll('article')]).toEqual([first, second]);
  expect(first?.dataset.highlighted).toBe('true');
  expect(says(host, 'time')).toEqual(['3 days ago', '3 days ago']);
  expect(says(host, '.job-card-distance')).toEqual([near, far]);
  await act(async () => forgetPlace());
});

test('how far a job of a page around no place is, is said as soon as it is known from where', async () => {
  const { host } = await render(cards);
  expect(says(host, '.job-card-distance')).toEqual([near, '']);
  await act(async () => visitPlace(place));
  expect(says(host, '.job-card-distance')).toEqual([near, far]);
  await act(async () => forgetPlace());
  expect(says(host, '.job-card-distance')).toEqual([near, '']);
});

test('a card is followed without loading the site anew; a new tab, and a link elsewhere, stay the browser’s', async () => {
  const { host } = await render(
    <SoftLinks>
      {cards}
      <a href="/feed.xml" onClick={() => {}}>
        Feed
      </a>
    </SoftLinks>,
  );
  const left: boolean[] = [];
  // Nothing leads out of a test.
  document.addEventListener('click', (event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  });
  const click = (href: string, keys: MouseEventInit = {}) =>
    act(async () => {
      host
        .querySelector(`a[href="${href}"]`)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    });
  await click('/texas/austin/a');
  expect([router.push.mock.calls, left]).toEqual([[['/texas/austin/a']], [false]]);
  await click('/texas/austin/b', { ctrlKey: true });
  await click('/feed.xml');
  expect([router.push.mock.calls.length, left]).toEqual([1, [false, true, true]]);
});

test('a page is asked for when the mouse rests on its link, not as it crosses others', async () => {
  vi.useFakeTimers();
  const { host, leave } = await render(<SoftLinks>{cards}</SoftLinks>);
  const send = (type: string, href: string, pointerType = 'mouse') =>
    host
      .querySelector(`a[href="${href}"]`)
      ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  send('pointerover', '/texas/austin/a');
  vi.advanceTimersByTime(50);
  send('pointerover', '/texas/austin/b');
  vi.advanceTimersByTime(50);
  expect(router.prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(router.prefetch.mock.calls).toEqual([['/texas/austin/b']]);

  send('pointerover', '/texas/austin/a');
  send('pointerout', '/texas/austin/a');
  send('pointerover', '/texas/austin/a', 'touch');
  vi.advanceTimersByTime(1000);
  expect(router.prefetch).toHaveBeenCalledTimes(1);

  send('pointerover', '/texas/austin/a');
  await leave();
  vi.advanceTimersByTime(1000);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});
