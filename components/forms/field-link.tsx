'use client';

/** A link that moves the focus to a form field. */
export const FieldLink = ({
  fieldId,
  className,
  children,
}: {
  fieldId: string;
  className: string;
  children: string;
}) => (
  <a
    href={`#${fieldId}`}
    className={className}
    onClick={(event) => {
      const target = document.getElementById(fieldId);
      if (!target) return;
      event.preventDefault();
      target.focus();
    }}
  >
    {children}
  </a>
);
