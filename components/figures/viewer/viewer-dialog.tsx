import { Maximize, RotateCw, X, ZoomIn, ZoomOut } from '@/components/ui/icon/icons';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { pressed, rotated, wholeImage, zoomed } from '@/components/figures/viewer/view';
import { useGestures } from './use-gestures';

export interface ViewerTexts {
  photo: string;
  zoomIn: string;
  zoomOut: string;
  rotate: string;
  reset: string;
  close: string;
}

interface ViewerDialogProps {
  src: string;
  alt: string;
  lang: string;
  texts: ViewerTexts;
  onClose: () => void;
}

export function ViewerDialog({ src, alt, lang, texts, onClose }: ViewerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholeImage);
  const [failed, setFailed] = useState(false);
  useGestures(area, setView);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    return () => element.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pressed(view, event.key);
    if (!next) return;
    event.preventDefault();
    setView(next);
  };

  const buttons = [
    [texts.zoomOut, ZoomOut, () => setView(zoomed(view, 'out'))],
    [texts.zoomIn, ZoomIn, () => setView(zoomed(view, 'in'))],
    [texts.rotate, RotateCw, () => setView(rotated(view))],
    [texts.reset, Maximize, () => setView(wholeImage)],
    [texts.close, X, onClose],
  ] as const;
  return (
    <dialog
      ref={dialog}
      aria-label={texts.photo}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-sunken text-ink"
    >
      <div
        ref={area}
        className="absolute inset-0 flex touch-none items-center justify-center p-4 pb-24 sm:p-10 sm:pb-28"
      >
        {failed ? (
          <p className="max-w-prose text-center text-lead">{alt}</p>
        ) : (
          // eslint-disable-next-line @next/next/no-img-element -- its inline style is against the content security policy
          <img
            src={src}
            alt={alt}
            draggable={false}
            onError={() => setFailed(true)}
            className="size-full cursor-grab object-contain transition-transform duration-150 select-none active:cursor-grabbing active:duration-0"
            style={{
              transform: `translate(${view.x}px, ${view.y}px) rotate(${view.rotation}deg) scale(${view.scale})`,
            }}
          />
        )}
      </div>
      <div className="absolute inset-x-0 bottom-5 mx-auto flex w-fit items-center rounded-card border border-line bg-surface p-1 shadow-lg">
        {buttons.map(([label, Icon, onClick]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            onClick={onClick}
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-action-soft hover:text-action"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        ))}
        <output className="order-first min-w-16 ps-2 text-center text-sm text-muted tabular-nums">
          {view.scale.toLocaleString(lang, { style: 'percent' })}
        </output>
      </div>
    </dialog>
  );
}
