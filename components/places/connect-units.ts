import { inMiles } from '@/lib/places/in-miles';
import { readUnit, type Unit, unitsCookie } from '@/lib/places/units-cookie';
import { units as text } from '@/messages/places/units';
import { tellUnit } from './units';

/** What people wrote, and what the browser runs: kilometers in there are not ours to change. */
const verbatim = 'script, style, textarea, bdi, [data-verbatim]';

/**
 * Serves the switch in the page's foot, and says miles wherever the page says kilometers for whoever chose them (D106): in its texts and
 * names, and in those to come. Each text is changed in its own node, which React leaves alone until it has another. Returns how to stop.
 */
export function connectUnits(tellAccount: (unit: Unit) => Promise<void>): () => void {
  const watcher = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      convert(target);
      for (const node of addedNodes) convertAll(node);
    }
  });
  const watch = () => {
    convertAll(document.documentElement);
    watcher.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-label'],
    });
  };
  const press = ({ target }: Event) => {
    const unit = target instanceof Element ? target.closest<HTMLElement>('[data-unit]')?.dataset.unit : null;
    if ((unit !== 'km' && unit !== 'mi') || unit === readUnit(document.cookie)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
    document.cookie = unitsCookie(unit);
    const told = tellAccount(unit).catch(() => {});
    // The server's words are the way back.
    if (unit === 'km') return void told.then(() => window.location.reload());
    paintSwitch(unit);
    tellUnit();
    watch();
  };
  document.addEventListener('click', press);
  const unit = readUnit(document.cookie);
  paintSwitch(unit);
  if (unit === 'mi') watch();
  return () => {
    watcher.disconnect();
    document.removeEventListener('click', press);
  };
}

function paintSwitch(unit: Unit): void {
  for (const foot of document.querySelectorAll('[data-units]:not(:has(fieldset))'))
    foot.prepend(makeSwitch());
  for (const button of document.querySelectorAll<HTMLElement>('[data-unit]'))
    button.setAttribute('aria-pressed', String(button.dataset.unit === unit));
}

/** Not in the HTML of every page, where it could do nothing. */
function makeSwitch(): HTMLElement {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = text.distancesIn;
  group.append(legend);
  for (const unit of ['km', 'mi'] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.unit = unit;
    button.textContent = unit === 'km' ? text.kilometers : text.miles;
    group.append(button);
  }
  return group;
}

function convertAll(root: Node): void {
  convert(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) convert(walker.currentNode);
}

function convert(node: Node): void {
  if (node instanceof Text) {
    const miles = inMiles(node.data);
    if (miles !== node.data && !node.parentElement?.closest(verbatim)) node.data = miles;
  } else if (node instanceof Element) {
    const name = node.getAttribute('aria-label');
    const miles = name === null ? null : inMiles(name, 'miles');
    if (miles !== null && miles !== name) node.setAttribute('aria-label', miles);
  }
}
