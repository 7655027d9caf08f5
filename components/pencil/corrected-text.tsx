import { Fragment } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Asked, Insert, Pause, Repeat, Strike, Weak } from './marks';
import { ReasonLink } from './reason-number';

export interface Mark {
  strike?: string;
  weak?: string;
  repeat?: string;
  /** A pause: its length in seconds, or one that was due. */
  pause?: number | 'missing';
  /** Words of which the pencil asks whether they are meant; empty where something may be missing. What is asked is told by `spoken`. */
  asked?: string;
  insert?: string;
  /** Stands before the number: the punctuation, or the word that an insertion belongs to with its punctuation. */
  tail?: string;
  /** The id of the paragraph that gives the reason; marks with one are numbered in order. */
  reason?: string;
  /** What the mark means, for those who hear the page, where the catalog's words do not say it. */
  spoken?: string;
  place?: string;
  label?: string;
}

export type Piece = string | Mark;

interface CorrectedTextProps {
  /** English text, spaces included, and the marks in it. */
  pieces: readonly Piece[];
  className?: string;
}

/** An English text as a teacher gives it back. Order at a mark: word, punctuation, number. */
export function CorrectedText({ pieces, className }: CorrectedTextProps) {
  const reasons = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : (piece.reason ?? [])));
  return (
    <p lang="en" className={classNames('corrected', className)}>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {typeof piece === 'string' ? piece : <Marked mark={piece} />}
          {typeof piece !== 'string' && piece.reason !== undefined ? (
            <ReasonLink
              number={reasons.indexOf(piece.reason) + 1}
              to={piece.reason}
              id={piece.place}
              label={piece.label}
              isAsked={piece.asked !== undefined}
            />
          ) : null}
        </Fragment>
      ))}
    </p>
  );
}

function Marked({ mark: { strike, weak, repeat, pause, asked, insert, tail, spoken } }: { mark: Mark }) {
  const before = strike ?? weak;
  return (
    <>
      {strike === undefined ? null : <Strike>{strike}</Strike>}
      {weak === undefined ? null : <Weak spoken={spoken}>{weak}</Weak>}
      {repeat === undefined ? null : <Repeat>{repeat}</Repeat>}
      {pause === undefined ? null : pause === 'missing' ? <Pause missing /> : <Pause seconds={pause} />}
      {asked === undefined ? null : <Asked spoken={spoken}>{asked}</Asked>}
      {before !== undefined && insert !== undefined ? ' ' : null}
      {insert === undefined ? null : <Insert>{insert}</Insert>}
      {tail}
    </>
  );
}
