/** How the image viewer moves (spec section 9). */
export const viewer = { zoomRate: 1.2, minScale: 0.2, maxScale: 7, rotateStep: 90 } as const;

/** How an image is seen: enlarged, turned clockwise in degrees, and moved in CSS pixels. */
export interface View {
  scale: number;
  rotation: number;
  x: number;
  y: number;
}

export const wholeImage: View = { scale: 1, rotation: 0, x: 0, y: 0 };

/** @param by a number is a factor; the scale keeps to the limits of the viewer (spec section 9) */
export function zoomed(view: View, by: 'in' | 'out' | number): View {
  const factor = by === 'in' ? viewer.zoomRate : by === 'out' ? 1 / viewer.zoomRate : by;
  const scale = Math.min(viewer.maxScale, Math.max(viewer.minScale, view.scale * factor));
  // What was moved out of sight stays as far from the middle as it looks.
  const ratio = scale / view.scale;
  return { ...view, scale: Math.round(scale * 1000) / 1000, x: view.x * ratio, y: view.y * ratio };
}

export function rotated(view: View): View {
  return { ...view, rotation: view.rotation + viewer.rotateStep };
}

export function moved(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** Pixels that an arrow key moves the image by. */
const step = 60;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** What a key does to the view; undefined when it does nothing. */
export function pressed(view: View, key: string): View | undefined {
  if (key === '+' || key === '=') return zoomed(view, 'in');
  if (key === '-' || key === '_') return zoomed(view, 'out');
  if (key === 'r' || key === 'R') return rotated(view);
  if (key === '0') return wholeImage;
  const arrow = arrows[key];
  return arrow && moved(view, ...arrow);
}
