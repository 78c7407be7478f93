import { Fragment } from 'react';

/** An email address that breaks after @ and its dots, elsewhere only where one part is longer than the line. */
export const EmailAddress = ({ children: email }: { children: string }) => (
  <span className="min-w-0 wrap-anywhere">
    {email.split(/(?<=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);
