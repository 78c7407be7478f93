export type TextBlock =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; isNumbered: boolean; items: string[] };

const bullet = /^\s*(?:[-*•·–]|\u2022)\s+(?=\S)/;
const number = /^\s*\d{1,2}[.)]\s+(?=\S)/;

/**
 * A posting's plain text as paragraphs and lists: blank lines separate paragraphs, lines that start with a bullet or a
 * number are list items, and an indented line continues an item. Markup is not interpreted.
 */
export function parseTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let startsNewBlock = true;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const last = startsNewBlock ? undefined : blocks.at(-1);
    if (line.trim() === '') {
      startsNewBlock = true;
      continue;
    }
    const isNumbered = number.test(line);
    if (isNumbered || bullet.test(line)) {
      const item = line.replace(isNumbered ? number : bullet, '').trim();
      // A blank line between items does not end a list.
      const list = blocks.at(-1);
      if (list?.kind === 'list' && list.isNumbered === isNumbered) list.items.push(item);
      else blocks.push({ kind: 'list', isNumbered, items: [item] });
    } else if (last?.kind === 'list' && /^\s{2,}/.test(line)) {
      last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
    } else if (last?.kind === 'paragraph') last.lines.push(line.trim());
    else blocks.push({ kind: 'paragraph', lines: [line.trim()] });
    startsNewBlock = false;
  }
  return blocks;
}
