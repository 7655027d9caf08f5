import type { ComponentProps } from 'react';
import { plainTyping } from './plain-typing';

/**
 * The boxes of the letters that a word misses. A full field would scroll its first letter away to make room for the caret, so it is
 * wider than its frame, which does not scroll.
 */
export function LetterBox(props: ComponentProps<'input'>) {
  return (
    <span className="practice-gap">
      <input {...plainTyping} {...props} />
    </span>
  );
}
