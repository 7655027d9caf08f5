import type { ReactNode } from 'react';
import { useFormatter } from 'next-intl';
import { Dense } from '@/components/ui/dense';

interface PartProps {
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: 'plain' | 'sunken';
}

interface ParagraphsProps extends PartProps {
  texts: readonly ReactNode[];
  children?: ReactNode;
}

export function Paragraphs({ texts, children, ...part }: ParagraphsProps) {
  return (
    <Dense {...part}>
      <div className="grid max-w-prose gap-4 leading-relaxed">
        {texts.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      {children}
    </Dense>
  );
}

interface RowsProps extends PartProps {
  rows: readonly { title?: ReactNode; text: ReactNode }[];
  numbered?: boolean;
}

export function Rows({ rows, numbered = false, ...part }: RowsProps) {
  const format = useFormatter();
  const List = numbered ? 'ol' : 'ul';
  return (
    <Dense {...part}>
      <List className="dense-rows">
        {rows.map(({ title, text }, index) => (
          <li key={index} className="flex gap-5 py-4">
            {numbered ? (
              <span aria-hidden="true" className="w-5 shrink-0 font-bold text-tint-strong">
                {format.number(index + 1)}
              </span>
            ) : null}
            <div className="max-w-prose min-w-0">
              {title ? <h3 className="font-semibold">{title}</h3> : null}
              <p className={title ? 'mt-1 text-muted' : undefined}>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </Dense>
  );
}
