import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { TooltipBubble } from '@/components/ui/tooltip/tooltip-bubble';

/** Ms until it hides once it is left (spec section 9), in which the pointer can also cross over to it. */
const hideMs = 200;

interface TooltipProps {
  text: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** Explains a word while it is pointed at, focused or after it was tapped; Escape or a tap elsewhere hides it at once. */
export function Tooltip({ text, align, children }: TooltipProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [shown, setShown] = useState(false);

  const show = () => {
    window.clearTimeout(timer.current);
    setShown(true);
  };
  const hideSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(false), hideMs);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!shown) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) setShown(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [shown]);

  return (
    // A finger "leaves" as it is lifted: for it, the tap itself shows the text.
    <span
      ref={box}
      className="relative inline-block"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hideSoon()}
      onFocus={show}
      onBlur={hideSoon}
    >
      <button
        type="button"
        aria-describedby={id}
        onClick={show}
        className="relative cursor-help underline decoration-dotted decoration-1 underline-offset-4 before:absolute before:-inset-x-3 before:-inset-y-2.5"
      >
        {children}
      </button>
      <TooltipBubble id={id} text={text} shown={shown} {...(align && { align })} />
    </span>
  );
}
