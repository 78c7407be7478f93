type MarkupElementProps = {
  as: 'nav' | 'div';
  /** Its id. */
  name?: string | undefined;
  markup: string;
  'aria-label'?: string;
  'data-results'?: 'focus';
  className: string;
};

/** Links as markup, which React sets and does not look into (D74). */
export const MarkupElement = ({ as: Element, name, markup, ...rest }: MarkupElementProps) => (
  <Element
    id={name}
    data-links="soft"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
    dangerouslySetInnerHTML={{ __html: markup }}
    {...rest}
  />
);
