import { Fragment } from 'react';

/** An email address that wraps after @ and dots, and elsewhere only if a part is longer than the line. */
export const EmailAddress = ({ children: email }: { children: string }) => (
  <span className="min-w-0 wrap-anywhere">
    {email.split(/(?<=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);
