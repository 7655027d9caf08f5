import type { ReactNode } from 'react';
import { useOpenText } from '../saving/leaving';

export interface TextRowProps {
  /** Of the text; what is no text of a catalog is a line without a button. */
  textKey: string | undefined;
  locale: string;
  children: ReactNode;
}

export function TextRow({ textKey, locale, children }: TextRowProps) {
  const openText = useOpenText();
  if (textKey === undefined) return <li className="row">{children}</li>;
  return (
    <li>
      <button type="button" className="row" onClick={() => openText(textKey, locale)}>
        {children} <code>{textKey}</code>
      </button>
    </li>
  );
}
