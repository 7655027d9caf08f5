import { classNames } from '../class-names';

interface TooltipBubbleProps {
  id: string;
  text: string;
  shown: boolean;
  /** The edge of what it explains that it keeps to, so that it stays on the page. */
  align?: 'start' | 'end';
}

/** The explanation of a word, below it. While it is hidden it still describes the word to those who hear the page. */
export function TooltipBubble({ id, text, shown, align = 'start' }: TooltipBubbleProps) {
  return (
    <span
      id={id}
      role="tooltip"
      hidden={!shown}
      className={classNames(
        'absolute top-full z-(--z-overlay) mt-2 w-max max-w-64 rounded-control bg-ink px-3 py-2 text-start text-sm leading-snug font-normal text-page shadow-lg',
        align === 'end' ? 'end-0' : 'start-0',
      )}
    >
      {text}
    </span>
  );
}
