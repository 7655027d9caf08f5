import { Insert, Strike } from '@/components/pencil/marks';
import type { GapParts } from './gap-parts';

interface GapsProps {
  title: string | null;
  parts: GapParts;
}

export function Gaps({ title, parts }: GapsProps) {
  return (
    <div lang="en">
      {title === null ? null : <p className="font-semibold">{title}</p>}
      <p className="corrected whitespace-pre-line">
        {parts.map((part, index) =>
          typeof part === 'string' ? <span key={index}>{part}</span> : <Gap key={index} gap={part} />,
        )}
      </p>
    </div>
  );
}

function Gap({ gap: { before, right, given, isRight } }: { gap: Exclude<GapParts[number], string> }) {
  const entered = given.trim();
  if (isRight) {
    return (
      <>
        {before}
        <b className="text-good">{entered || right}</b>
      </>
    );
  }
  return (
    <>
      {entered ? (
        <>
          <Strike>{before + entered}</Strike>{' '}
        </>
      ) : null}
      <Insert>{before + right}</Insert>
    </>
  );
}
