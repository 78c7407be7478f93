'use client';

/** A link to a field of the form, by its id. */
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
