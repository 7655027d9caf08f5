import { Children, isValidElement, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Insert, Strike } from './marks';
import { ReasonLink } from './reason-number';

export const correctionTags = {
  del: (chunks: ReactNode) => <Strike>{chunks}</Strike>,
  ins: (chunks: ReactNode) => <Insert>{chunks}</Insert>,
};

interface HeadlineProps {
  children: ReactNode;
  reason?: string;
  /** Whether the correction is made before the reader's eyes, where motion is welcome. */
  drawn?: boolean;
}

export function Headline({ children, reason, drawn = false }: HeadlineProps) {
  return (
    <span className={classNames('headline', drawn && 'headline-drawn')}>
      {reason === undefined ? children : numbered(children, reason)}
    </span>
  );
}

/** Word, punctuation, number: a comma stays with its word in every language. */
function numbered(text: ReactNode, reason: string): ReactNode[] {
  const parts = Children.toArray(text);
  const at = parts.findIndex((part) => isValidElement(part) && part.type === Insert);
  if (at < 0) return parts;
  const next = parts[at + 1];
  const rest = typeof next === 'string' ? next : '';
  const punctuation = /^\p{P}*/u.exec(rest)?.[0] ?? '';
  return [
    ...parts.slice(0, at + 1),
    punctuation,
    <ReasonLink key="reason" number={1} to={reason} />,
    ...(typeof next === 'string' ? [rest.slice(punctuation.length)] : []),
    ...parts.slice(typeof next === 'string' ? at + 2 : at + 1),
  ];
}
