import { distanceMarkup } from '@/components/places/distance';
import { ageLabel } from '@/lib/text/age-label';
import { html, type SafeHtml } from '@/lib/text/html';
import { jobCard, jobList } from '@/messages/jobs/list';
import type { CardRow } from './card-row';

/** The level below the list's heading. */
export type CardHeading = 'h2' | 'h3';

const mostTags = 4;

/** The jobs of a list. */
export const cardsMarkup = (rows: readonly CardRow[], heading: CardHeading): string =>
  rows.map((row) => cardMarkup(row, heading).markup).join('');

/**
 * A job in a list, as markup. The whole card leads to the job; the map beside it finds the card by `data-job-id`. Its bookmark is
 * unseen until the island that serves all of them is there (saved/jobs/connect-save-buttons), which names it and says that one has
 * applied.
 */
function cardMarkup(row: CardRow, heading: CardHeading): SafeHtml {
  const [id, href, title, company, mark, place, pay, payMark, type, postedAt, at, km, ring, tags, alike] =
    row;
  return html`<li>${ring && html`<p class="job-ring">${ring}</p>`}<article data-job-id="${id}" data-at="${at}" data-pay="${payMark}" class="job-card">${markMarkup(mark)}<div class="job-card-text"><${heading}><a href="${href}"><bdi>${title}</bdi></a></${heading}><p class="job-card-place">${jobCard.companyAt(
    { company, place },
  )}</p><p class="job-card-facts">${
    payMark ? html`<b>${pay}</b>` : html`<span>${jobCard.pay({ label: pay })}</span>`
  }<span>${type}</span><time datetime="${postedAt}">${ageLabel(new Date(postedAt), new Date())}</time></p>${tagsMarkup(
    tags,
  )}</div>${
    km === null
      ? html`<p class="job-card-distance" data-from-you></p>`
      : html`<p class="job-card-distance">${distanceMarkup(km)}</p>`
  }<button type="button" data-save-job data-title="${title}" data-company="${company}" class="save-button"></button></article>${alike.length > 0 ? alikeMarkup(title, alike, heading) : ''}</li>`;
}

/** The other openings of a card's title at its company: there already, and shown by one press without fetching anything. */
const alikeMarkup = (title: string, alike: readonly CardRow[], heading: CardHeading): SafeHtml =>
  html`<details class="job-fold"><summary>${jobList.moreLikeThis({
    count: alike.length,
  })}<span class="sr-only">: ${title}</span></summary><ul class="job-list">${alike.map((row) =>
    cardMarkup(row, heading),
  )}</ul></details>`;

const markMarkup = (mark: CardRow[4]): SafeHtml =>
  typeof mark === 'string'
    ? html`<span class="${mark}"></span>`
    : html`<img src="${mark.logo}" alt="" width="64" height="64" loading="lazy">`;

const tagsMarkup = (tags: readonly string[]): SafeHtml | '' =>
  tags.length === 0
    ? ''
    : html`<ul aria-label="${jobCard.skillsAndKeywords}">${tags
        .slice(0, mostTags)
        .map((tag) => html`<li class="tag">${tag}</li>`)}${
        tags.length > mostTags ? html`<li>+${tags.length - mostTags}</li>` : ''
      }</ul>`;
