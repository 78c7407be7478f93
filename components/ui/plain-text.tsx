import { Fragment } from 'react';
import { parseTextBlocks, type TextBlock } from '@/lib/text/text-blocks';

/** A user's plain text with its paragraphs, line breaks and lists. */
export function PlainText({
  text,
  className,
  ...language
}: {
  text: string;
  className?: string;
  lang?: string;
  dir?: 'auto';
}) {
  return (
    <div {...language} className={className ? `prose ${className}` : 'prose'}>
      {parseTextBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never move
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        {block.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    );
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: likewise
    <li key={index}>{item}</li>
  ));
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
